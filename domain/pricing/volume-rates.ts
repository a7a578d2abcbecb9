import { type CurrencyCode, currencies, tierStarts } from './currencies.ts';

export interface VolumeTier {
  min: number;
  /** Inclusive; Infinity in the last tier. */
  max: number;
  /** Price of one unit in the currency's main unit, as an exact decimal. */
  rates: Readonly<Record<CurrencyCode, string>>;
  /** Currencies whose rate is not shown. */
  unpublished: readonly CurrencyCode[];
}

/** Rate per unit by volume. */
export const volumeRates: readonly VolumeTier[] = tierStarts.map((min, tier) => ({
  min,
  max: (tierStarts[tier + 1] ?? Infinity) - 1,
  rates: Object.fromEntries(
    currencies.map(({ value, rates }) => [value, rateOf(value, rates[tier], min)]),
  ) as Record<CurrencyCode, string>,
  unpublished: currencies.flatMap((currency) =>
    'unpublishedFrom' in currency && min >= currency.unpublishedFrom ? [currency.value] : [],
  ),
}));

/**
 * The rate at a volume, as an exact decimal, and whether it may be shown.
 * @param volume units, zero or more
 * @throws {RangeError} for a negative volume or NaN
 */
export function rateFor(
  volume: number,
  currency: CurrencyCode,
): { rate: string; published: boolean } {
  const tier = volume >= 0 ? volumeRates.find(({ max }) => Math.floor(volume) <= max) : undefined;
  if (!tier) throw new RangeError(`Not a volume: ${volume}`);
  return { rate: tier.rates[currency], published: !tier.unpublished.includes(currency) };
}

/** The build does not check types, so a missing rate must throw. */
function rateOf(currency: string, rate: string | undefined, min: number): string {
  if (rate && /^\d+(\.\d+)?$/.test(rate)) return rate;
  throw new RangeError(`${currency} has no rate from a volume of ${min} on.`);
}
