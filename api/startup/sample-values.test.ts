import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { remainingSamples, sampleValues, warnOfSamples } from './sample-values.ts';

/** As this product comes. */
const shipped = {
  brand: { legalName: 'Grovemail (sample operator)', blogUrl: 'https://blog.grovemail.example/' },
  samples: { label: 'Sample' },
  priceList: { isSample: true, monthly: { NGN: {}, USD: {} } },
  savingsRates: { currency: 'NGN', perDollar: 1610 },
};
const own = {
  brand: { legalName: 'Shop Ltd', blogUrl: 'https://shop.com/blog' },
  samples: { label: '' },
  priceList: { isSample: false, monthly: { NGN: {}, USD: {} } },
  savingsRates: { currency: 'NGN', perDollar: 1610 },
};

it('names each field that holds a sample', () => {
  const fields = {
    name: 'Shop',
    legalName: 'Shop (sample operator)',
    contact: { email: 'hi@shop.example', address: ['1 Example Road'] },
    blogUrl: 'https://example.com/blog',
    social: [{ name: 'X', url: 'https://x.com/shop' }],
  };
  expect(sampleValues(fields)).toEqual(['legalName', 'contact.email', 'blogUrl']);
});

it('names each file until its samples are gone', () => {
  const site = siteWith('["site/content/press.ts"]');
  const all = [
    { file: 'config/brand.ts', values: ['legalName', 'blogUrl'] },
    { file: 'config/samples.ts', values: ['label'] },
    { file: 'domain/pricing/price-list.ts', values: ['isSample'] },
    { file: 'site/content/press.ts', values: ['isSample'] },
  ];
  expect(remainingSamples(site, true, shipped)).toEqual(all);
  for (const [index, replaced] of (['brand', 'samples', 'priceList'] as const).entries()) {
    const left = remainingSamples(site, true, { ...shipped, [replaced]: own[replaced] });
    expect(left).toEqual(all.filter((_, at) => at !== index));
  }
  expect(remainingSamples(site, true, own)).toEqual(all.slice(3));
  expect(remainingSamples(siteWith('[]'), true, own)).toEqual([]);
});

it('names the shipped names that are left, also in a text', () => {
  const samples = {
    label: '',
    contacts: [{ name: 'Wanjiru Kamau', city: 'Lagos' }, { name: 'Ada' }],
    otherShops: { prints: { order: 'KW-2081' } },
    orders: [{ city: 'Makurdi', first: [54] }],
    lines: ['Our van leaves Makurdi on Sunday.'],
  };
  expect(remainingSamples(null, true, { ...own, samples })).toEqual([
    { file: 'config/samples.ts', values: ['KW-2081', 'Wanjiru Kamau', 'Makurdi'] },
  ]);
});

it('names the calculator’s rates when naira are offered no longer, until they are replaced', () => {
  const priceList = { isSample: false, monthly: { USD: {}, KES: {} } };
  const left = { file: 'domain/savings/rates.ts', values: ['savingsRates'] };
  expect(remainingSamples(null, true, { ...own, priceList })).toEqual([left]);
  for (const savingsRates of [
    { currency: 'NGN', perDollar: 1400 },
    { currency: 'USD', perDollar: 1 },
  ])
    expect(remainingSamples(null, true, { ...own, priceList, savingsRates })).toEqual([]);
});

it('names no prices that another service has', () => {
  const files = remainingSamples(null, false, shipped).map(({ file }) => file);
  expect(files).toEqual(['config/brand.ts', 'config/samples.ts']);
});

it.each([
  ['a list', '["site/content/terms.ts"]', ['site/content/terms.ts']],
  ['a build without a list', null, []],
  ['a damaged list', '[', []],
])('reads %s', (_, text, files) => {
  expect(remainingSamples(siteWith(text), true, own).map(({ file }) => file)).toEqual(files);
});

it('warns of each file in a line', () => {
  const lines: string[] = [];
  const log = { warn: (_: object, message: string) => void lines.push(message) };
  warnOfSamples(log, remainingSamples(null, true, shipped));
  expect(lines).toEqual([
    'config/brand.ts still contains samples: legalName, blogUrl.',
    'config/samples.ts still contains samples: label.',
    'domain/pricing/price-list.ts still contains samples: isSample.',
  ]);
});

function siteWith(list: string | null): string {
  const folder = mkdtempSync(join(tmpdir(), 'samples-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  if (list !== null) writeFileSync(join(folder, 'samples.json'), list);
  return folder;
}
