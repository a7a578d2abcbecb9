import type { CurrencyCode } from './currencies.ts';
import { baseModule } from './modules.ts';
import { type Quote, sumOf } from './quote.ts';
import { rateFor } from './volume-rates.ts';

/** Flex, as its card shows it. */
export const flexPlan = {
  credit: '1 credit per email sent',
  benefits: [
    '3 seats',
    'Drag & Drop editor',
    'Unlimited subscribers',
    'Unlimited audiences',
    'Attribute-based segmentation',
    'Advanced performance reports',
    'Role-based access control',
    'In-app knowledge center',
  ],
} as const;

/** What it costs to start with any plan. */
export const freeCredits = 'Your first 1,000 emails are free';

/** Price of emails in hundredths, at the rate of their volume. Of 1,000, it is the price of Flex. */
export function creditsMinor(emails: number, currency: CurrencyCode): number {
  const [whole = '0', fraction = ''] = rateFor(emails, currency).rate.split('.');
  const millionths = Number(whole + fraction.padEnd(6, '0'));
  return Math.round((millionths * emails) / 10_000);
}

/**
 * A quote with campaigns paid in credits, instead of by contacts.
 * @param emails a month; a year has twelve, each at the rate of its own volume
 */
export function flexQuote(quoted: Quote, emails: number): Quote {
  if (quoted.kind !== 'priced') return quoted;
  const credits = creditsMinor(emails, quoted.currency) * (quoted.period === 'year' ? 12 : 1);
  const lines = quoted.lines.map((line) =>
    line.code === baseModule
      ? { code: baseModule, totalMinor: credits, originalMinor: credits }
      : line,
  );
  return { ...quoted, lines, ...sumOf(lines) };
}
