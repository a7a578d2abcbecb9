import { describe, expect, it } from 'vitest';
import { bracketLabel, parseCatalog } from './catalog.ts';

const entry = {
  _id: 'a',
  contact_bracket: { min: 1, max: 500 },
  prices: [{ currency: 'USD', amount: 7.5 }],
};
const campaign = (...pricing: unknown[]) => [{ code: 'campaign', pricing }];

describe('null', () => {
  it.each([
    [null],
    ['<html>'],
    [{ data: [] }],
    [[]],
    [campaign()],
    [[{ code: 'automation', pricing: [entry] }]],
    [campaign({ ...entry, contact_bracket: undefined })],
    [campaign({ ...entry, max: -1 })],
    [campaign({ ...entry, max: 1.5 })],
    [campaign({ ...entry, prices: [{ currency: 'USD', amount: '7.5' }] })],
    [campaign({ ...entry, prices: [{ currency: 'USD', amount: -1 }] })],
    [campaign({ ...entry, prices: 'none' })],
    [campaign({ ...entry, discounts: 10 })],
    [campaign({ ...entry, contact_bracket: { min: 1, max: null } })],
    [[...campaign(entry), { code: 'automation', pricing: [{ ...entry, max: 'many' }] }]],
    [campaign({ ...entry, prices: [{ currency: 'USD', amount: Number.NaN }] })],
    [campaign({ ...entry, discounts: { year: { value: 101 } } })],
    [campaign({ ...entry, discounts: { year: { value: -1 } } })],
    [campaign(entry, null)],
  ])('%j', (data) => {
    expect(parseCatalog(data)).toBeNull();
  });
});

describe('a catalog', () => {
  it('R181 B1 takes max from the bracket when it is left out', () => {
    const parsed = parseCatalog(campaign(entry, { ...entry, max: 450 }));
    expect(parsed?.[0]?.pricing.map(({ max }) => max)).toEqual([450, 500]);
  });

  it('B6 sorts the tiers, and puts the modules in their own order', () => {
    const pricing = [900, 100, 500].map((max) => ({ ...entry, max }));
    const parsed = parseCatalog([
      { code: 'app_insights', pricing },
      { code: 'sms', pricing },
      { code: 'campaign', pricing },
    ]);
    expect(parsed?.map(({ code }) => code)).toEqual(['campaign', 'app_insights']);
    expect(parsed?.[0]?.pricing.map(({ max }) => max)).toEqual([100, 500, 900]);
    expect(pricing.map(({ max }) => max)).toEqual([900, 100, 500]);
  });

  it.each([
    [undefined, {}],
    [null, {}],
    [{}, {}],
    [{ month: null, year: null }, {}],
    [{ month: null, year: { value: 12.5 } }, { year: { value: 12.5 } }],
    [{ year: { value: 33.333 } }, { year: { value: 33.333 } }],
  ])('R183 has optional discounts: %j', (discounts, expected) => {
    const [module] = parseCatalog(campaign({ ...entry, discounts })) ?? [];
    expect(module?.pricing).toEqual([{ ...entry, max: 500, discounts: expected }]);
  });

  it.each<[string, object]>([
    ['a numeric id', { _id: 5 }],
    ['no max', { max: null }],
    ['an amount in more than cents', { prices: [{ currency: 'USD', amount: 7.125 }] }],
    ['a currency of its own', { prices: [{ currency: 'ZAR', amount: 90 }, ...entry.prices] }],
    ['fields of its own', { name: 'Starter', note: null }],
  ])('may have %s', (_, fields) => {
    expect(parseCatalog(campaign({ ...entry, ...fields }))?.[0]?.pricing[0]?.max).toBe(500);
  });

  it('drops modules with an unknown code, and reads a known one without prices', () => {
    const parsed = parseCatalog([
      { code: 'sms', pricing: 'by the message' },
      { code: null },
      ...campaign(entry),
      { code: 'automation', pricing: null },
      { code: 'transactional' },
    ]);
    expect(parsed?.map(({ code, pricing }) => [code, pricing.length])).toEqual([
      ['campaign', 1],
      ['automation', 0],
      ['transactional', 0],
    ]);
  });
});

it('R179 labels a bracket', () => {
  expect(bracketLabel({ min: 1, max: 1000 })).toBe('1 - 1,000');
  expect(bracketLabel({ min: 250_001, max: 1_000_000 })).toBe('250,001 - 1,000,000');
});
