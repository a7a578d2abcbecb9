import { brand } from '@grovemail/config/brand.ts';
import { priceList } from '@grovemail/domain/pricing/price-list.ts';

/**
 * What a production server warns about when it starts: values that the operator has not replaced.
 * @param hasOwnPrices whether pages show the price list, and not that of another service
 */
export function warnOfSamples(
  log: { warn(fields: object, message: string): void },
  hasOwnPrices: boolean,
  { facts = brand, prices = priceList }: { facts?: unknown; prices?: { isSample: boolean } } = {},
): void {
  const samples = sampleValues(facts);
  if (samples.length > 0) log.warn({ samples }, 'config/brand.ts still contains sample values.');
  if (hasOwnPrices && prices.isSample)
    log.warn({ isSample: true }, 'domain/pricing/price-list.ts still contains sample prices.');
}

/** Hosts that are reserved for samples (RFC 2606), and how samples are marked elsewhere. */
const sample = /\.example\b|\bexample\.(?:com|net|org)\b|\(sample /i;

/**
 * The fields of the brand that still hold samples, by their paths.
 * @param value the brand, or a part of it
 */
export function sampleValues(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return sample.test(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    sampleValues(part, path === '' ? name : `${path}.${name}`),
  );
}
