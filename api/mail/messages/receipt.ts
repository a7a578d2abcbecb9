import type { LeadType } from '@grovemail/domain/forms/lead.ts';
import { bannerThreshold, formatUsd } from '@grovemail/domain/savings/savings.ts';
import { type SharedFigures, shareQuery } from '@grovemail/domain/savings/share-link.ts';
import {
  button,
  type MailBranding,
  type MailContent,
  type MailPart,
  text,
} from './mail-content.ts';

/**
 * Confirms that a submission arrived. Of its contents only a plain first name and figures are repeated: anyone
 * can enter any address, and a stranger's words must not be sent in our name.
 * @param sender.name as typed, full or first
 */
export function receipt(
  sender: {
    kind: 'enquiry' | LeadType;
    name: string;
    figures?: SharedFigures & { savings: number };
  },
  { brand, site }: MailBranding,
): MailContent {
  const { subject, title, words } = receipts[sender.kind];
  return {
    subject: `${subject} · ${brand}`,
    preview: words[0] ?? title,
    title,
    parts: [
      text(greeting(sender.name)),
      ...words.map(text),
      ...(sender.figures ? figuresParts(sender.figures, site) : []),
      text('If you want to add something, just reply to this email.'),
    ],
    why: `You are receiving this email because your address was entered in a form on the ${brand} site. If it was not you, please reply and tell us.`,
  };
}

const receipts = {
  enquiry: {
    subject: 'We have your message',
    title: 'We’ve got your message',
    words: ['Thank you for writing. A person will read your message and reply to this address.'],
  },
  demo: {
    subject: 'We have your demo request',
    title: 'We’ve got your demo request',
    words: ['Thank you. We will email you to find a time for your 30-minute demo.'],
  },
  startup: {
    subject: 'We have your application',
    title: 'We’ve got your application',
    words: [
      'Thank you for applying to the startup program. We read every application ourselves and will reply to this address.',
    ],
  },
  savings: {
    subject: 'Your savings calculation',
    title: 'We’ve got your figures',
    words: ['Thank you for using the savings calculator. We have stored your figures safely.'],
  },
} as const satisfies Record<string, { subject: string; title: string; words: readonly string[] }>;

function figuresParts(figures: SharedFigures & { savings: number }, site: string): MailPart[] {
  const { savings } = figures;
  const result =
    savings > bannerThreshold
      ? `Based on your figures, you could save $${formatUsd(savings)} a year.`
      : 'Based on your figures, there are no immediate savings.';
  return [text(result), button('See the calculation', `${site}/calculator?${shareQuery(figures)}`)];
}

/** A first word of mails that can be no address and no message. */
const firstName = /^[\p{L}\p{M}][\p{L}\p{M}'’-]{0,29}(?=\s|$)/u;

function greeting(name: string): string {
  const [first] = firstName.exec(name.trim()) ?? [];
  return first ? `Hello ${first},` : 'Hello,';
}
