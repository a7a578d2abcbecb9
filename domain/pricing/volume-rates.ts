import type { CurrencyCode } from './currency.ts';

export interface VolumeTier {
  min: number;
  /** Inclusive; Infinity in the last tier (B17). */
  max: number;
  /** Price of one unit in the currency's main unit, as an exact decimal. */
  rates: Readonly<Record<CurrencyCode, string>>;
  /** Rates that stay off the screen: "Talk to us" stands there instead. */
  unpublished: readonly CurrencyCode[];
}

/** Rate per unit by volume (R445–R453). */
export const volumeRates: readonly VolumeTier[] = [
  tier(0, 499_999, '1', '0.08', '0.0098', '0.00083'),
  tier(500_000, 999_999, '0.875', '0.07', '0.0085', '0.000723'),
  tier(1_000_000, 1_499_999, '0.8', '0.064', '0.0078', '0.00067'),
  tier(1_500_000, 1_999_999, '0.78', '0.062', '0.0076', '0.00065'),
  tier(2_000_000, 2_999_999, '0.75', '0.06', '0.0073', '0.00063'),
  tier(3_000_000, 3_999_999, '0.72', '0.057', '0.007', '0.0006'),
  tier(4_000_000, 4_999_999, '0.7', '0.056', '0.0068', '0.00058'),
  tier(5_000_000, 9_999_999, '0.65', '0.052', '0.0063', '0.00054'),
  // As given: KES looks like a slip for 0.048, and USD repeats the first tier (B16).
  tier(10_000_000, Infinity, '0.6', '0.48', '0.0059', '0.00083', ['KES', 'USD']),
];

/**
 * The rate at a volume, as an exact decimal, and whether it may be shown.
 * @param volume units, zero or more
 * @throws {RangeError} when volume is negative or no number
 */
export function rateFor(
  volume: number,
  currency: CurrencyCode,
): { rate: string; published: boolean } {
  const found = volume >= 0 ? volumeRates.find(({ max }) => Math.floor(volume) <= max) : undefined;
  if (!found) throw new RangeError(`Not a volume: ${volume}`);
  return { rate: found.rates[currency], published: !found.unpublished.includes(currency) };
}

function tier(
  min: number,
  max: number,
  NGN: string,
  KES: string,
  GHS: string,
  USD: string,
  unpublished: readonly CurrencyCode[] = [],
): VolumeTier {
  return { min, max, rates: { NGN, KES, GHS, USD }, unpublished };
}
