import { brand } from '@grovemail/config/brand.ts';
import type { FaqItem } from '../sections/Faq.tsx';
import type { DirectLines } from '../sections/WaysToReach.tsx';

type Support = Partial<Record<'hours' | 'statusUrl', string>>;
type ForBuyers = typeof brand.forBuyers;

const { hours, statusUrl }: Support = brand.support;

export const directLines: DirectLines = {
  phone: brand.forBuyers.phone,
  whatsapp: brand.forBuyers.whatsapp,
  hours,
  statusUrl,
};

/** Where the data lies, if the operator says so. */
export const { dataLocation } = brand.forBuyers;

/** A question for each fact that is set. */
export function buyersFaq(facts: ForBuyers): FaqItem[] {
  const { paymentMethods, taxes, invoices, moving, integrations } = facts;
  const answers = [
    ['How can I pay?', listed(paymentMethods)],
    ['What about VAT and other taxes?', taxes],
    ['When do I get an invoice?', invoices],
    ['Where is my data stored?', facts.dataLocation],
    ['Who moves my data from another tool?', moving],
    ['Which tools does it work with?', listed(integrations)],
  ] as const;
  return answers.flatMap(([question, answer]) => (answer ? [{ question, answer }] : []));
}

/** `Cards, bank transfer and checks.`; empty without any. */
function listed(items: readonly string[] = []): string {
  if (items.length === 0) return '';
  return `${new Intl.ListFormat('en-US').format(items)}.`;
}

/** For visitors who use another tool. */
export const bringWhatYouHave = {
  title: 'Moving from another tool?',
  lead: 'Start with your unsubscribe list.',
  ways: [
    {
      icon: 'leave',
      name: 'Unsubscribes',
      text: 'The import reads exports from Mailchimp, SendGrid, Postmark, Mailgun and Amazon SES, and any other CSV file with a column of addresses. You’ll see a preview before anything is saved. If a contact appears twice, the latest choice counts.',
      link: { label: 'Importing suppressions', href: '/developers/guides/suppressions' },
    },
    {
      icon: 'users',
      name: 'Contacts and events',
      text: 'Your code sends them to the API, one by one or in batches. Storing a contact sends no email and never resubscribes anyone.',
      link: { label: 'Contacts in the API', href: '/developers/reference/contacts' },
    },
    {
      icon: 'link',
      name: 'Your own systems',
      text: 'Signed webhooks tell your systems what happened to an email or a contact, and are retried if delivery fails.',
      link: { label: 'Receiving webhooks', href: '/developers/guides/webhooks' },
    },
  ],
} as const;
