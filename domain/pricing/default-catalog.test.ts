import { describe, expect, it } from 'vitest';
import { parseCatalog } from './catalog.ts';
import { currencies } from './currencies.ts';
import { defaultCatalog } from './default-catalog.ts';
import { creditsMinor } from './flex.ts';
import { moduleCodes } from './modules.ts';

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

it('R411, B21 ends at the 50K users that Growth names', () => {
  for (const { pricing } of defaultCatalog) expect(pricing.at(-1)?.max).toBe(50_000);
});

it('R177 gives every entry its own id', () => {
  const ids = defaultCatalog.flatMap(({ pricing }) => pricing.map(({ _id }) => _id));
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each(currencies.map(({ value }) => value))('%s', (currency) => {
  const tiers = (code: string) =>
    defaultCatalog
      .find((module) => module.code === code)
      ?.pricing.map(({ max, prices }) => ({
        contacts: max,
        amount: prices.find((price) => price.currency === currency)?.amount ?? 0,
      })) ?? [];

  it.each(moduleCodes)('R182 %s costs more for more contacts, and never nothing', (code) => {
    const amounts = tiers(code).map(({ amount }) => amount);
    expect(amounts[0]).toBeGreaterThan(0);
    expect(amounts).toEqual([...new Set(amounts)].sort((a, b) => a - b));
  });

  it('R412 campaigns for a full bracket cost less than ten emails to each contact by credit', () => {
    expect(tiers('campaign').length).toBeGreaterThan(0);
    for (const { contacts, amount } of tiers('campaign')) {
      const payAsYouGo = creditsMinor(contacts * 10, currency) / 100;
      expect(amount).toBeLessThan(payAsYouGo);
      expect(amount).toBeGreaterThan(0.65 * payAsYouGo);
    }
  });
});
