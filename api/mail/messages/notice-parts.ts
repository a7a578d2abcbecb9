import { canonicalAddress } from '@grovemail/domain/email-addresses/canonical-address.ts';
import type { MailBranding } from '../../mailing/layout/mail-content.ts';

export function howToReply(email: unknown): string {
  return typeof email === 'string' && canonicalAddress(email)
    ? 'Reply to this email to reach the sender.'
    : 'The sender gave no valid email address, so a reply to this email will not reach them.';
}

export function whyNoticed({ brand }: MailBranding): string {
  return `You’re receiving this email because your address is set as an operator address for ${brand} (OPERATOR_EMAIL).`;
}

/** Explains how to turn off notices, after `whyNoticed`. */
export const stopNotices = 'To stop these emails, remove it there.';

/** A time such as `2026-11-21 08:14 UTC`. */
export function moment(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
