import type { CurrencyCode } from '../pricing/currencies.ts';

interface Rates {
  /** The currency of the rates. */
  currency: CurrencyCode;
  /** How much of that currency is one US dollar; 1 for dollars. */
  perDollar: number;
  /** Per active customer and month, with at most four decimals. */
  perMonth: Readonly<Record<'campaign' | 'automation' | 'transactional' | 'push', number>>;
}

/**
 * What the savings calculator charges. Change it with your prices; `site/content/calculator.ts` and `assumption` in
 * `result-words.ts`, which counts credits at one unit of the currency, say the same in words.
 * Twelve naira are twelve sends at ₦1, the rate of the first volume tier.
 */
export const savingsRates: Rates = {
  currency: 'NGN',
  perDollar: 1610,
  perMonth: { campaign: 12, automation: 1.5, transactional: 12, push: 2 },
};
