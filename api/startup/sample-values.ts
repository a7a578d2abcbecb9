import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '@grovemail/config/brand.ts';
import { samples } from '@grovemail/config/samples.ts';
import { sampleFile } from '@grovemail/contract/site-paths.ts';
import { priceList } from '@grovemail/domain/pricing/price-list.ts';
import { savingsRates } from '@grovemail/domain/savings/rates.ts';

/** A file that still contains samples, and their fields or names. */
export interface RemainingSample {
  file: string;
  values: readonly string[];
}

const shipped = { brand, samples, priceList, savingsRates };

/** Shops, people and places of this product's versions so far; large cities may be any operator's. */
const shippedNames = [
  'sabi foods',
  'Kitewell',
  'KW-2081',
  'Papaya & Co',
  'Northlane',
  'Ada Obi',
  'Kofi Mensah',
  'Wanjiru Kamau',
  'Amélie Laurent',
  'Tunde Bakare',
  'Marcus Hale',
  'Zainab Sule',
  'Benue',
  'Makurdi',
  'Yaba',
  'Ada Foah',
];

const shippedNairaPerDollar = 1610;

/**
 * The product's samples that are still in use, by file.
 * @param siteDir the built site, which lists the samples of its content; null without one
 * @param hasOwnPrices whether pages show the price list of this server
 */
export function remainingSamples(
  siteDir: string | null,
  hasOwnPrices: boolean,
  facts: {
    brand: unknown;
    samples: { label: string };
    priceList: { isSample: boolean; monthly: object };
    savingsRates: { currency: string; perDollar: number };
  } = shipped,
): RemainingSample[] {
  const ofSite = siteDir === null ? [] : contentOf(siteDir);
  return [
    { file: 'config/brand.ts', values: sampleValues(facts.brand) },
    { file: 'config/samples.ts', values: namesIn(facts.samples) },
    {
      file: 'domain/pricing/price-list.ts',
      values: hasOwnPrices && facts.priceList.isSample ? ['isSample'] : [],
    },
    { file: 'domain/savings/rates.ts', values: calculatorRates(facts) },
    ...ofSite.map((file) => ({ file, values: ['isSample'] })),
  ].filter(({ values }) => values.length > 0);
}

function namesIn(samples: { label: string }): string[] {
  const words = JSON.stringify(samples);
  const names = shippedNames.filter((name) => words.includes(name));
  return samples.label === '' ? names : ['label', ...names];
}

/** Rates in naira are a sample where no price is in naira. */
function calculatorRates({
  priceList,
  savingsRates: { currency, perDollar },
}: {
  priceList: { monthly: object };
  savingsRates: { currency: string; perDollar: number };
}): string[] {
  const areShipped = currency === 'NGN' && perDollar === shippedNairaPerDollar;
  return areShipped && !('NGN' in priceList.monthly) ? ['savingsRates'] : [];
}

/** The startup warnings of a production server, one per file. */
export function warnOfSamples(
  log: { warn(fields: object, message: string): void },
  remaining: readonly RemainingSample[],
): void {
  for (const { file, values } of remaining)
    log.warn({ file, values }, `${file} still contains samples: ${values.join(', ')}.`);
}

/** Hosts that are reserved for samples (RFC 2606), and the mark of other samples. */
const sample = /\.example\b|\bexample\.(?:com|net|org)\b|\(sample /i;

/**
 * The paths of the fields that contain samples.
 * @param value the brand or a part of it
 */
export function sampleValues(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return sample.test(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    sampleValues(part, path === '' ? name : `${path}.${name}`),
  );
}

/** Older builds have no list. */
function contentOf(siteDir: string): string[] {
  try {
    return JSON.parse(readFileSync(join(siteDir, sampleFile), 'utf8'));
  } catch {
    return [];
  }
}
