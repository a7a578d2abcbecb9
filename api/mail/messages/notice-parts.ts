import { canonicalAddress } from '@grovemail/domain/email-addresses/canonical-address.ts';
import { type MailBranding, type MailPart, text } from './mail-content.ts';

export function howToAnswer(email: unknown): MailPart {
  return text(
    typeof email === 'string' && canonicalAddress(email)
      ? 'Answer this mail to write to the sender.'
      : 'What was given as an email address is none, so an answer to this mail does not reach the sender.',
  );
}

export function whyNoticed({ brand }: MailBranding): string {
  return `You get this because your address is set as the operator's of ${brand} (OPERATOR_EMAIL).`;
}

/** For people anywhere: `2026-11-21 08:14 UTC`. */
export function moment(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
