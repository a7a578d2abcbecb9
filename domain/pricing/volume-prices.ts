import { groupDigits } from '../group-digits.ts';
import type { CurrencyCode } from './currencies.ts';
import { moneyPrefix } from './currency.ts';
import { rateFor, volumeRates } from './volume-rates.ts';

export interface VolumePrice {
  /** Units; `max` is Infinity in the last tier. */
  min: number;
  max: number;
  /** The price of 1,000 units, and its percentage of the first tier's; null if the rate is not published. */
  shown: { price: string; share: number } | null;
}

/**
 * The price of 1,000 units in each tier. If any price has a fraction, all have two decimals, or as many as the rate.
 */
export function volumePrices(currency: CurrencyCode): VolumePrice[] {
  const rates = volumeRates.map(({ min, max }) => ({ min, max, ...rateFor(min, currency) }));
  const published = rates.filter((tier) => tier.published);
  const hasFractions = published.some(({ rate }) => decimalsOf(rate) > 0);
  const first = Number(published[0]?.rate);
  return rates.map(({ min, max, rate, published: isPublished }) => {
    if (!isPublished) return { min, max, shown: null };
    const decimals = hasFractions ? Math.max(2, decimalsOf(rate)) : 0;
    const [whole = '0', fraction] = (Number(rate) * 1_000).toFixed(decimals).split('.');
    return {
      min,
      max,
      shown: {
        price: `${moneyPrefix(currency)}${groupDigits(whole)}${fraction ? `.${fraction}` : ''}`,
        share: Math.round((100 * Number(rate)) / first),
      },
    };
  });
}

/** The price of 1,000 units at a volume, as text; null if the rate is not published. */
export function volumePrice(volume: number, currency: CurrencyCode): string | null {
  return volumePrices(currency).find(({ max }) => volume <= max)?.shown?.price ?? null;
}

/** The decimals of the price of 1,000 units. */
function decimalsOf(rate: string): number {
  return Math.max(0, (rate.split('.')[1] ?? '').length - 3);
}
