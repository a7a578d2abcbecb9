import type { LeadType } from '@grovemail/domain/forms/lead.ts';
import { noService } from '@grovemail/domain/savings/result-words.ts';
import { formatUsd, type Savings, savings } from '@grovemail/domain/savings/savings.ts';
import { type SharedFigures, shareQuery } from '@grovemail/domain/savings/share-link.ts';
import {
  button,
  type MailBranding,
  type MailContent,
  type MailPart,
  quietText,
  steps,
  text,
} from '../../mailing/layout/mail-content.ts';

type Kind = 'enquiry' | LeadType;

/**
 * Confirms that a submission arrived. It repeats only a plain first name and figures: anyone can enter any address, and
 * a stranger's words must not be sent in our name.
 * @param sender.name as typed, full or first
 */
export function receipt(
  sender: {
    kind: Kind;
    name: string;
    figures?: SharedFigures;
  },
  { brand, site }: MailBranding,
): MailContent {
  const { kind, figures } = sender;
  const { subject, title, form, noun, next, link } = receipts[kind];
  const [label, path, note] = link;
  const year = figures && calculated(figures, { brand, site });
  return {
    subject: `${subject} · ${brand}`,
    preview: year?.preview ?? `${next[0][0]}. ${next[0][1]}`,
    label: `Your ${noun}`,
    title: year?.title ?? title,
    stamp: kind,
    greeting: greeting(sender.name),
    parts: [
      ...(year?.parts ?? [
        text('Thank you. Here’s what happens next:'),
        steps(0, ...next),
        button(label, site + path, note),
      ]),
      quietText('Something to add? Just reply to this email.'),
    ],
    why: `You’re receiving this email because your address was entered in the ${form} on the ${brand} site. It’s a one-off: you’re on no list, so there’s nothing to unsubscribe from. If it wasn’t you, just reply and let us know.`,
  };
}

type Pair = readonly [title: string, text: string];

interface Receipt {
  subject: string;
  title: string;
  /** The form in which the address was entered. */
  form: string;
  noun: string;
  next: readonly [Pair, Pair];
  link: readonly [label: string, path: string, note: string];
}

const prices = [
  'See the prices',
  '/pricing',
  'While you wait, see what a list of your size costs.',
] as const;

const receipts: Record<Kind, Receipt> = {
  enquiry: {
    subject: 'We have your message',
    title: 'We’ve got your message',
    form: 'contact form',
    noun: 'message',
    next: [
      ['A person reads it', 'We read every one ourselves.'],
      ['You get an answer', 'To this address.'],
    ],
    link: prices,
  },
  demo: {
    subject: 'We have your demo request',
    title: 'We’ve got your demo request',
    form: 'demo form',
    noun: 'request',
    next: [
      ['We email you', 'To find a time that works for you.'],
      ['You see the product', 'Half an hour with one of us, built around your questions.'],
    ],
    link: [
      'Calculate your savings',
      '/calculator',
      'While you wait, compare your current cost with ours.',
    ],
  },
  startup: {
    subject: 'We have your application',
    title: 'We’ve got your application',
    form: 'startup program’s form',
    noun: 'application',
    next: [
      ['A person reads it', 'We read every one ourselves.'],
      ['You get a reply', 'To this address.'],
    ],
    link: prices,
  },
  savings: {
    subject: 'Your savings calculation',
    title: 'We’ve got your figures',
    form: 'savings calculator',
    noun: 'savings',
    next: [
      ['You pick a time', 'For a 30-minute demo, if you like.'],
      ['You see the product', 'With your own numbers.'],
    ],
    link: ['Get a 30-minute demo', '/demo', 'See the product with your own numbers.'],
  },
};

/** A year of email, now and with us, and the link to the whole calculation. */
function calculated(
  figures: SharedFigures,
  { brand, site }: Pick<MailBranding, 'brand' | 'site'>,
): { title?: string; preview: string; parts: MailPart[] } {
  const { active_count: activeCount, current_cost: currentCost, services } = figures;
  const result = savings({ activeCount, currentCost, services });
  const link = `${site}/calculator?${shareQuery(figures)}`;
  if (result.serviceLines.length === 0)
    return {
      title: noService.title,
      preview: noService.text,
      parts: [text(noService.text), button(noService.button, link, 'Your figures are filled in.')],
    };
  const lines = [
    ['What you pay now', currentCost],
    [`With ${brand}`, result.chargeUsd],
    ...savedLine(result),
  ] as const;
  const amounts = lines.map(([name, usd]) => ({ name, value: `$${formatUsd(usd)}` }));
  return {
    ...(result.banner ? { title: `You could save $${formatUsd(result.savings)} a year` } : {}),
    preview: amounts.map(({ name, value }) => `${name}: ${value}`).join('. '),
    parts: [
      text(
        result.banner
          ? 'Your yearly cost, based on your numbers:'
          : 'Based on your numbers, there are no immediate savings. Your yearly cost:',
      ),
      { kind: 'amounts', amounts },
      button('See the calculation', link, 'Line by line, with your figures filled in.'),
    ],
  };
}

function savedLine({ savings: saved }: Savings): [name: string, usd: number][] {
  return saved > 0 ? [['You save', saved]] : [];
}

/** A first word of mails that cannot be an address or a message. */
const firstName = /^[\p{L}\p{M}][\p{L}\p{M}'’-]{0,29}(?=\s|$)/u;

function greeting(name: string): string {
  const [first] = firstName.exec(name.trim()) ?? [];
  return first ? `Hello ${first},` : 'Hello,';
}
