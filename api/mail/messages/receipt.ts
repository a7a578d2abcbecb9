import type { LeadType } from '@grovemail/domain/forms/lead.ts';
import {
  type CalculationLine,
  calculationLines,
  noService,
} from '@grovemail/domain/savings/result-words.ts';
import { formatUsd, savings } from '@grovemail/domain/savings/savings.ts';
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
import { firstNameOf } from './first-name.ts';

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
  const { subject, title, form, label, next, link } = receipts[kind];
  const [action, path, note] = link;
  const year = figures && calculated(figures, { brand, site });
  return {
    subject: `${subject} · ${brand}`,
    preview: year?.preview ?? next[0][1],
    label,
    title: year?.title ?? title,
    stamp: kind,
    greeting: greeting(sender.name),
    parts: [
      ...(year?.parts ?? [
        text('Thank you. Here’s what happens next:'),
        steps(0, ...next),
        button(action, site + path, note),
      ]),
      quietText('Something to add? Just reply to this email.'),
    ],
    why: `You’re receiving this email because your address was entered in the ${form} on the ${brand} site. It’s a one-time email. You’re not on a list, so there’s nothing to unsubscribe from. If it wasn’t you, just reply and let us know.`,
  };
}

type Pair = readonly [title: string, text: string];

interface Receipt {
  subject: string;
  title: string;
  /** The form in which the address was entered. */
  form: string;
  /** In the header. */
  label: string;
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
    label: 'Message',
    next: [
      ['A person reads it', 'We read every message ourselves.'],
      ['You get an answer', 'We reply to this address.'],
    ],
    link: prices,
  },
  demo: {
    subject: 'We have your demo request',
    title: 'We’ve got your demo request',
    form: 'demo form',
    label: 'Demo request',
    next: [
      ['We email you', 'We’ll find a time that works for you.'],
      ['You see the product', 'It’s half an hour with one of us, built around your questions.'],
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
    label: 'Application',
    next: [
      ['A person reads it', 'We read every application ourselves.'],
      ['You get an answer', 'We reply to this address.'],
    ],
    link: prices,
  },
  savings: {
    subject: 'Your savings calculation',
    title: 'We’ve got your figures',
    form: 'savings calculator',
    label: 'Savings',
    next: [
      ['You pick a time', 'The demo takes 30 minutes.'],
      ['You see the product', 'We show it with your own numbers.'],
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
    return withoutService(calculationLines(result, activeCount), link);
  const lines = [
    ['What you pay now', currentCost],
    [`With ${brand}`, result.chargeUsd],
  ] as const;
  const amounts = lines.map(([name, usd]) => ({ name, value: `$${formatUsd(usd)}` }));
  const total =
    result.savings > 0 ? { name: 'You save', value: `$${formatUsd(result.savings)}` } : null;
  return {
    ...(result.banner ? { title: `You could save $${formatUsd(result.savings)} a year` } : {}),
    preview: [...amounts, ...(total ? [total] : [])]
      .map(({ name, value }) => `${name}: ${value}`)
      .join('. '),
    parts: [
      text(
        result.banner
          ? 'Your yearly cost, based on your numbers:'
          : 'Based on your numbers, there are no immediate savings. Your yearly cost:',
      ),
      { kind: 'amounts', amounts, ...(total ? { total } : {}) },
      button('See the calculation', link, 'Line by line, with your figures filled in.'),
    ],
  };
}

/** What each service would cost in a year. */
function withoutService(lines: readonly CalculationLine[], link: string) {
  const amounts = lines.map(({ name, amount }) => ({ name, value: amount }));
  return {
    title: 'What each service costs',
    preview: amounts.map(({ name, value }) => `${name}: ${value} a year`).join('. '),
    parts: [
      text('You chose no services. A year of each, based on your numbers:'),
      { kind: 'amounts', amounts } as const,
      button(
        noService.button,
        link,
        'Choose the ones you pay for. Your numbers are already filled in.',
      ),
    ],
  };
}

function greeting(name: string): string {
  const first = firstNameOf(name);
  return first ? `Hello ${first},` : 'Hello,';
}
