import type { CurrencyCode } from './currencies.ts';
import { baseModule } from './modules.ts';
import { type Quote, sumOf } from './quote.ts';
import { rateFor } from './volume-rates.ts';

/** The texts of the Flex card. */
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

export const freeCredits = 'Your first 1,000 emails are free';

/** The price of emails in hundredths, at the rate of their volume. The card shows that of 1,000. */
export function creditsMinor(emails: number, currency: CurrencyCode): number {
  const [whole = '0', fraction = ''] = rateFor(emails, currency).rate.split('.');
  const millionths = Number(whole + fraction.padEnd(6, '0'));
  return Math.round((millionths * emails) / 10_000);
}

/**
 * Replaces the price of campaigns by credits.
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
