import { canonicalAddress } from '@grovemail/domain/email-addresses/canonical-address.ts';
import {
  button,
  type MailBranding,
  type MailPart,
  quietCommand,
  quietText,
  text,
} from '../../mailing/layout/mail-content.ts';
import { firstNameOf } from './first-name.ts';
import { clockTime } from './long-moment.ts';

/** A button that answers the sender. */
export function replyPart(email: unknown, name: unknown, subject: string): MailPart {
  const address = typeof email === 'string' ? canonicalAddress(email) : null;
  if (!address)
    return text(
      'The sender gave no valid email address, so a reply to this email will not reach them.',
    );
  const first = typeof name === 'string' ? firstNameOf(name) : undefined;
  const label = first && first.length <= maxNameLength ? `Reply to ${first}` : 'Reply';
  const to = encodeURIComponent(address).replace('%40', '@');
  const href = `mailto:${to}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
  return button(label, href, 'A reply to this email reaches the sender, too.');
}

/** Fits a button on a phone of 320 pixels. */
const maxNameLength = 14;

/** Where an operator finds it, as a footnote. */
export function inTerminal(command: string): MailPart[] {
  return [quietText('To see it in the terminal:'), quietCommand(command)];
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
