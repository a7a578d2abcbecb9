import { canonicalAddress } from '@grovemail/domain/email-addresses/canonical-address.ts';
import type { MailBranding } from '../../mailing/layout/mail-content.ts';
import { clockTime } from './long-moment.ts';

export function howToReply(email: unknown): string {
  return typeof email === 'string' && canonicalAddress(email)
    ? 'Reply to this email to reach the sender.'
    : 'The sender gave no valid email address, so a reply to this email will not reach them.';
}

export function whyNoticed({ brand }: MailBranding): string {
  return `You’re receiving this email because your address is in the OPERATOR_EMAIL setting of ${brand}.`;
}

/** Explains how to turn off notices, after `whyNoticed`. */
export const stopNotices = 'To stop these emails, remove it there.';

/** A time such as `Nov 21, 2026, 8:14 am UTC`. */
export function moment(milliseconds: number): string {
  return `${dates.format(milliseconds)}, ${clockTime(milliseconds)} UTC`;
}

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
