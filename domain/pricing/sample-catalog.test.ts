import { describe, expect, it } from 'vitest';
import { parseCatalog } from './catalog.ts';
import { currencies } from './currencies.ts';
import { moduleCodes } from './modules.ts';
import { sampleCatalog } from './sample-catalog.ts';
import { rateFor } from './volume-rates.ts';

it('matches the contract of GET /modules, already sorted', () => {
  expect(parseCatalog(JSON.parse(JSON.stringify(sampleCatalog)))).toEqual(sampleCatalog);
});

it('R175, R176, R180 has every module, at least ten brackets, contiguous from 1', () => {
  expect(sampleCatalog.map(({ code }) => code)).toEqual([...moduleCodes]);
  for (const { pricing } of sampleCatalog) {
    expect(pricing.length).toBeGreaterThanOrEqual(10);
    const starts = [0, ...pricing.map(({ contact_bracket }) => contact_bracket.max)];
    pricing.forEach(({ contact_bracket, max }, index) => {
      expect(contact_bracket).toEqual({ min: (starts[index] ?? 0) + 1, max });
    });
  }
});

it('R177 gives every entry its own id', () => {
  const ids = sampleCatalog.flatMap(({ pricing }) => pricing.map(({ _id }) => _id));
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each(currencies.map(({ value }) => value))('%s', (currency) => {
  const amounts = (code: string) =>
    sampleCatalog
      .find((module) => module.code === code)
      ?.pricing.map(
        ({ prices }) => prices.find((price) => price.currency === currency)?.amount ?? 0,
      );

  it.each(moduleCodes)('R182 %s costs more for more contacts, and never nothing', (code) => {
    const list = amounts(code) ?? [];
    expect(list[0]).toBeGreaterThan(0);
    expect(list).toEqual([...new Set(list)].sort((a, b) => a - b));
  });

  it('a campaign tier costs somewhat less than its emails by volume (R412)', () => {
    amounts('campaign')?.forEach((amount, index) => {
      const emails = (sampleCatalog[0]?.pricing[index]?.max ?? 0) * 10;
      const { rate, published } = rateFor(emails, currency);
      if (!published) return;
      expect(amount / (emails * Number(rate))).toBeGreaterThan(0.65);
      expect(amount / (emails * Number(rate))).toBeLessThan(1);
    });
  });
});
