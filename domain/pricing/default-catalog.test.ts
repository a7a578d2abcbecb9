import { expect, it } from 'vitest';
import { parseCatalog } from './catalog.ts';
import { defaultCatalog } from './default-catalog.ts';
import { moduleCodes } from './modules.ts';
import { offeredCurrencies } from './offered-currencies.ts';
import { sampleCatalog } from './sample-prices-for-test.ts';

it('matches the contract of GET /modules, already sorted', () => {
  expect(parseCatalog(JSON.parse(JSON.stringify(defaultCatalog)))).toEqual(defaultCatalog);
});

it('R175, R176, R180 has every module, with contiguous brackets from 1', () => {
  expect(defaultCatalog.map(({ code }) => code)).toEqual([...moduleCodes]);
  for (const { pricing } of defaultCatalog) {
    const starts = [0, ...pricing.map(({ contact_bracket }) => contact_bracket.max)];
    pricing.forEach(({ contact_bracket, max }, index) => {
      expect(contact_bracket).toEqual({ min: (starts[index] ?? 0) + 1, max });
    });
  }
});

it('R177 gives every entry its own id', () => {
  const ids = defaultCatalog.flatMap(({ pricing }) => pricing.map(({ _id }) => _id));
  expect(new Set(ids).size).toBe(ids.length);
});

it('has each amount at its bracket, without currencies that are not listed', () => {
  const [campaign] = sampleCatalog;
  expect(campaign?.pricing[1]).toEqual({
    _id: 'campaign-1000',
    contact_bracket: { min: 501, max: 1_000 },
    max: 1_000,
    prices: [
      { currency: 'NGN', amount: 9_000 },
      { currency: 'USD', amount: 7.5 },
    ],
    discounts: { year: { value: 10 } },
  });
  expect(sampleCatalog.at(-1)?.pricing[0]?.discounts).toEqual({});
});

it('R182 has a price in each offered currency', () => {
  const offered = offeredCurrencies.map(({ value }) => value);
  for (const { pricing } of defaultCatalog)
    for (const { prices } of pricing)
      expect(prices.map(({ currency }) => currency)).toEqual(offered);
});
