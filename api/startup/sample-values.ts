import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '@grovemail/config/brand.ts';
import { samples } from '@grovemail/config/samples.ts';
import { sampleFile } from '@grovemail/contract/site-paths.ts';
import { priceList } from '@grovemail/domain/pricing/price-list.ts';

/** A file that still contains samples, and their fields. */
export interface RemainingSample {
  file: string;
  values: readonly string[];
}

const shipped = { brand, samples, priceList };

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
    priceList: { isSample: boolean };
  } = shipped,
): RemainingSample[] {
  const ofSite = siteDir === null ? [] : contentOf(siteDir);
  return [
    { file: 'config/brand.ts', values: sampleValues(facts.brand) },
    { file: 'config/samples.ts', values: facts.samples.label === '' ? [] : ['label'] },
    {
      file: 'domain/pricing/price-list.ts',
      values: hasOwnPrices && facts.priceList.isSample ? ['isSample'] : [],
    },
    ...ofSite.map((file) => ({ file, values: ['isSample'] })),
  ].filter(({ values }) => values.length > 0);
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
