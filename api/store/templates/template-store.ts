import type { MailKind } from '@grovemail/domain/preferences/mail-kind.ts';
import type { PageResult } from '../database/page.ts';

/** Emails with placeholders, by code. */
export interface TemplateStore {
  /**
   * Stores a template. An existing one is kept as a version. The default kind is that of the existing one, or else list mail.
   * @throws {TooManyTemplatesError} for a new code beyond `maxTemplates`
   * @throws {StaleTemplateError} if `over` is not the current version
   */
  putTemplate(template: NewTemplate): Promise<StoredTemplate>;
  findTemplate(code: string): Promise<TemplateRow | null>;
  /** A template or one of its versions; null if there is none. */
  readTemplate(code: string, version?: number): Promise<StoredTemplate | null>;
  /** Every version of a template, the current one first. */
  listTemplateVersions(code: string): Promise<TemplateVersion[]>;
  /**
   * A page of versions without contents; null if there is no such template.
   * @param page.before a version
   */
  pageTemplateVersions(
    code: string,
    page: { limit: number; before?: number | undefined },
  ): Promise<PageResult<VersionHeading> | null>;
  /**
   * Restores an earlier version as a new one, so that this can also be undone.
   * @returns null if there is no such template or version
   */
  restoreTemplate(code: string, version: number): Promise<Restored | null>;
  /** Removes a template with all its versions. */
  removeTemplate(code: string): Promise<'removed' | 'unknown'>;
  /** By code. */
  listTemplates(): Promise<TemplateRow[]>;
  /** A page of templates without contents. @param page.after a code */
  pageTemplates(page: {
    limit: number;
    after?: string | undefined;
  }): Promise<PageResult<TemplateHeading>>;
}

export interface NewTemplate extends Omit<TemplateRow, 'updatedAt' | 'kind'> {
  kind?: MailKind | undefined;
  /** The version that it must replace, null for none; default: any. */
  over?: number | null | undefined;
}

export interface TemplateVersion extends Pick<TemplateRow, 'kind' | 'subject' | 'html' | 'plain'> {
  /** Counts up from 1. */
  version: number;
  /** When it was stored, in milliseconds since the epoch. */
  storedAt: number;
}

export interface TemplateRow {
  code: string;
  createdAt: number;
  /** When this content was stored, in milliseconds since the epoch. */
  updatedAt: number;
  kind: MailKind;
  subject: string;
  html: string;
  /** The text part; null to generate it from the html. */
  plain: string | null;
}

/** A template with the number of its version. */
export type StoredTemplate = TemplateRow & Pick<TemplateVersion, 'version'>;

export type TemplateHeading = Omit<StoredTemplate, 'html' | 'plain'>;

export type VersionHeading = Omit<TemplateVersion, 'html' | 'plain'>;

export interface Restored {
  template: StoredTemplate;
  /** Whether it differs from the previous version. */
  isChange: boolean;
}
