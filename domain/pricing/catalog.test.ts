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
    [campaign({ ...entry, _id: 5 })],
    [campaign({ ...entry, contact_bracket: undefined })],
    [campaign({ ...entry, max: -1 })],
    [campaign({ ...entry, max: 1.5 })],
    [campaign({ ...entry, prices: [{ currency: 'USD', amount: '7.5' }] })],
    [campaign({ ...entry, prices: [{ currency: 'USD', amount: -1 }] })],
    [campaign({ ...entry, prices: [{ currency: 'USD', amount: 0.001 }] })],
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

  it('R183 has optional discounts', () => {
    const parsed = parseCatalog(
      campaign(entry, { ...entry, discounts: { year: { value: 12.5 } } }),
    );
    expect(parsed?.[0]?.pricing.map(({ discounts }) => discounts)).toEqual([
      {},
      { year: { value: 12.5 } },
    ]);
  });
});

it('R179 labels a bracket', () => {
  expect(bracketLabel({ min: 1, max: 1000 })).toBe('1 - 1,000');
  expect(bracketLabel({ min: 250_001, max: 1_000_000 })).toBe('250,001 - 1,000,000');
});
