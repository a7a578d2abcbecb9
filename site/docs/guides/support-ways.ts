import { brand } from '@grovemail/config/brand.ts';

/** Optional ways to get support; only those that are set are shown. */
export interface SupportWays {
  email: string;
  /** When somebody answers, in words. */
  hours?: string;
  /** How soon, in words. */
  responseTime?: string;
  /** A page that shows outages. */
  statusUrl?: string;
  /** Where developers help each other. */
  forumUrl?: string;
}

const offered: Partial<SupportWays> = brand.support;

/** From `config/brand.ts`; without an address of its own, support has that of the contact. */
export const supportWays: SupportWays = { email: brand.contact.email, ...offered };
