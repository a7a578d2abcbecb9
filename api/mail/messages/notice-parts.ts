import { canonicalAddress } from '@grovemail/domain/email-addresses/canonical-address.ts';
import { type MailBranding, type MailPart, text } from './mail-content.ts';

export function howToReply(email: unknown): MailPart {
  return text(
    typeof email === 'string' && canonicalAddress(email)
      ? 'Reply to this email to write to the sender.'
      : 'The sender gave no valid email address, so a reply to this email will not reach them.',
  );
}

export function whyNoticed({ brand }: MailBranding): string {
  return `You are receiving this email because your address is set as the operator's address for ${brand} (OPERATOR_EMAIL).`;
}

/** For people anywhere: `2026-11-21 08:14 UTC`. */
export function moment(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
