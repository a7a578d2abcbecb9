import type { CurrencyCode } from './currencies.ts';
import { baseModule } from './modules.ts';
import type { Quote } from './quote.ts';
import { rateFor } from './volume-rates.ts';

/** Flex, as its card shows it. */
export const flexPlan = {
  credit: '1 credit per email sent',
  /** In place of a price of campaigns. */
  campaigns: 'credits',
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
 * What the modules cost beside the credits, which pay for campaigns.
 * @returns null without a module to pay for, or without a price
 */
export function flexModulesSum(
  quoted: Quote,
): { totalMinor: number; originalMinor: number } | null {
  if (quoted.kind !== 'priced') return null;
  const lines = quoted.lines.filter(({ code }) => code !== baseModule);
  if (lines.length === 0) return null;
  return {
    totalMinor: lines.reduce((sum, line) => sum + line.totalMinor, 0),
    originalMinor: lines.reduce((sum, line) => sum + line.originalMinor, 0),
  };
}
