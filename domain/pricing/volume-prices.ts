import { groupDigits } from '../group-digits.ts';
import type { CurrencyCode } from './currencies.ts';
import { moneyPrefix } from './currency.ts';
import { rateFor, volumeRates } from './volume-rates.ts';

export interface VolumePrice {
  /** Units; `max` is Infinity in the last tier. */
  min: number;
  max: number;
  /** Of 1,000 units, and what they cost in percent of the first tier's; null where the rate is not published. */
  shown: { price: string; share: number } | null;
}

/**
 * What 1,000 units cost at each volume. All prices have the same number of decimals, so that those of a column
 * that ends at the right have their decimal points below each other.
 */
export function volumePrices(currency: CurrencyCode): VolumePrice[] {
  const rates = volumeRates.map(({ min, max }) => ({ min, max, ...rateFor(min, currency) }));
  const published = rates.filter((tier) => tier.published);
  const decimals = commonDecimals(published.map(({ rate }) => rate));
  const first = Number(published[0]?.rate);
  return rates.map(({ min, max, rate, published: isPublished }) => {
    if (!isPublished) return { min, max, shown: null };
    const [whole = '0', fraction] = (Number(rate) * 1_000).toFixed(decimals).split('.');
    const digits = fraction ? `${groupDigits(whole)}.${fraction}` : groupDigits(whole);
    return {
      min,
      max,
      shown: {
        price: `${moneyPrefix(currency)}${digits}`,
        share: Math.round((100 * Number(rate)) / first),
      },
    };
  });
}

/** As many as any of them needs for 1,000 units; no money has a single one. */
function commonDecimals(rates: readonly string[]): number {
  const needed = rates.map((rate) => (rate.split('.')[1] ?? '').length - 3);
  const most = Math.max(0, ...needed);
  return most === 1 ? 2 : most;
}
