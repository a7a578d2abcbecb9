import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PricingEntry, PricingModule } from './catalog.ts';
import { defaultCatalog } from './default-catalog.ts';
import { flexQuote } from './flex.ts';
import { flexVolumes } from './flex-volumes.ts';
import { type ModuleCode, moduleCodes } from './modules.ts';
import { offeredCurrencies } from './offered-currencies.ts';
import { monthLabel, priceLabel, type Quote, quote } from './quote.ts';
import { sampleCatalog } from './sample-prices-for-test.ts';

const tier = (max: number, usd: number, discounts: PricingEntry['discounts'] = {}) => ({
  _id: `${max}`,
  contact_bracket: { min: 1, max },
  max,
  prices: [{ currency: 'USD', amount: usd }],
  discounts,
});
const plan = (code: ModuleCode, ...pricing: PricingEntry[]): PricingModule => ({ code, pricing });
const ask = (
  catalog: PricingModule[],
  contacts: number,
  period = 'month',
  modules: string[] = [],
) => quote(catalog, { contacts, period, currency: 'USD', modules });

function priced(quoted: Quote) {
  if (quoted.kind !== 'priced') throw new Error(`expected a price, got ${quoted.kind}`);
  return quoted;
}

describe('above-tiers', () => {
  it.each([
    [[plan('campaign', tier(500, 0))], 501],
    [[plan('campaign', tier(500, 5)), plan('automation', tier(900, 5))], 900],
    [[plan('campaign', tier(500, 5))], Number.NaN],
    [[], 1],
  ])('B5 is never "Free": %#', (catalog, contacts) => {
    const quoted = ask(catalog, contacts, 'month', ['automation']);
    expect(quoted).toEqual({ kind: 'above-tiers' });
    expect(priceLabel(quoted)).toBeNull();
  });
});

describe('no-currency', () => {
  it('B7 names the modules and shows no partial sum', () => {
    const naira = { ...tier(500, 1), prices: [{ currency: 'NGN', amount: 1 }] };
    const catalog = [plan('campaign', tier(500, 5)), plan('transactional', naira)];
    const quoted = ask(catalog, 500, 'month', ['transactional']);
    expect(quoted).toEqual({ kind: 'no-currency', currency: 'USD', missing: ['transactional'] });
    expect(priceLabel(quoted)).toBeNull();
    expect(ask(catalog, 500).kind).toBe('priced');
  });
});

describe('monthLabel', () => {
  it.each([
    ['month', '$3.75'],
    // 12 × 3.75, less 11 %, is 40.05, and a twelfth of it 3.3375.
    ['year', '$3.34'],
  ])('the price of one month, paid by the %s', (period, label) => {
    const catalog = [plan('campaign', tier(500, 3.75, { year: { value: 11 } }))];
    expect(monthLabel(priced(ask(catalog, 500, period)))).toBe(label);
  });
});

describe('priced', () => {
  it.each([
    [0, 100],
    [1, 100],
    [500, 100],
    [501, 200],
    [1000, 200],
  ])(
    'R185, R424 takes the first tier whose max is at least the selected max: %d',
    (contacts, total) => {
      const catalog = [plan('campaign', tier(500, 1), tier(1000, 2))];
      expect(priced(ask(catalog, contacts)).totalMinor).toBe(total);
    },
  );

  it.each([
    ['month', 700, 1000, true],
    ['year', 10_800, 12_000, true],
    ['Year', 700, 1000, true],
    ['', 700, 1000, true],
  ])('R184, R425, R426, B11, B12 period %j', (period, totalMinor, originalMinor, discounted) => {
    const catalog = [
      plan('campaign', tier(500, 10, { month: { value: 30 }, year: { value: 10 } })),
    ];
    expect(ask(catalog, 500, period)).toMatchObject({
      totalMinor,
      originalMinor,
      discounted,
      savedMinor: originalMinor - totalMinor,
    });
  });

  it('R427 shows no discount if none applies', () => {
    const off = [plan('campaign', tier(500, 10, { year: { value: 0 } }))];
    expect(priced(ask(off, 500, 'year'))).toMatchObject({ discounted: false, savedMinor: 0 });
    const yearOnly = [plan('campaign', tier(500, 10, { year: { value: 10 } }))];
    expect(priced(ask(yearOnly, 500, 'month')).discounted).toBe(false);
  });

  it.each([
    // Half up, once, after the discount.
    [0.05, 10, 5],
    [0.15, 10, 14],
    [0.01, 50, 1],
    [1.005e8, 12.5, 8_793_750_000],
    [9_999_999_999.99, 0.01, 999_899_999_999],
    [7.125, 0, 713],
    [0.0055, 10, 0],
    [1e6, 33.3333, 66_666_700],
  ])('B10 rounds %d less %d percent to %d', (amount, value, totalMinor) => {
    const catalog = [plan('campaign', tier(500, amount, { month: { value } }))];
    expect(priced(ask(catalog, 500)).totalMinor).toBe(totalMinor);
  });

  it('B9 discounts each module separately, then sums', () => {
    const catalog = [
      plan('campaign', tier(500, 10, { year: { value: 10 } })),
      plan('automation', tier(500, 5)),
    ];
    expect(ask(catalog, 500, 'year', ['automation'])).toEqual({
      kind: 'priced',
      currency: 'USD',
      period: 'year',
      totalMinor: 16_800,
      originalMinor: 18_000,
      discounted: true,
      savedMinor: 1200,
      free: false,
      lines: [
        { code: 'campaign', totalMinor: 10_800, originalMinor: 12_000 },
        { code: 'automation', totalMinor: 6000, originalMinor: 6000 },
      ],
      excluded: [],
    });
  });

  it('B8 leaves out a module without a tier this large, and says so', () => {
    const catalog = [plan('campaign', tier(900, 10)), plan('automation', tier(500, 5))];
    expect(ask(catalog, 900, 'month', ['automation', 'app_insights'])).toMatchObject({
      totalMinor: 1000,
      excluded: ['automation', 'app_insights'],
    });
  });

  it('R236 keeps campaigns on, counts a module once, and ignores unknown ones', () => {
    const modules = ['automation', 'sms', 'automation', '__proto__'];
    const { lines } = priced(ask([...sampleCatalog], 500, 'month', modules));
    expect(lines.map(({ code }) => code)).toEqual(['campaign', 'automation']);
  });
});

it('R423 says Free for a total of zero from a real tier', () => {
  expect(priceLabel(ask([plan('campaign', tier(500, 0))], 500))).toBe('Free');
  const allOff = [plan('campaign', tier(500, 5, { month: { value: 100 } }))];
  expect(priceLabel(ask(allOff, 500))).toBe('Free');
  expect(priceLabel(ask([...sampleCatalog], 500))).toBe('$3.75');
});

it('R425, B13 adds up for every choice in both plans: lines less discount, bounds, and twelve months', () => {
  const maxima = defaultCatalog[0]?.pricing.map(({ max }) => max) ?? [];
  const request = fc.record({
    contacts: fc.oneof(fc.constantFrom(...maxima), fc.integer({ min: 1, max: maxima.at(-1) ?? 1 })),
    currency: fc.constantFrom(...offeredCurrencies.map(({ value }) => value)),
    modules: fc.subarray([...moduleCodes]),
    emails: fc.option(fc.constantFrom(...flexVolumes)),
  });
  fc.assert(
    fc.property(request, ({ emails, ...chosen }) => {
      const quoteOf = (period: string, modules: string[] = chosen.modules) => {
        const quoted = quote(defaultCatalog, { ...chosen, period, modules });
        return priced(emails === null ? quoted : flexQuote(quoted, emails));
      };
      const [month, year] = [quoteOf('month'), quoteOf('year')];
      expect(year.originalMinor).toBe(12 * month.originalMinor);
      for (const quoted of [month, year]) {
        const receipt = quoted.lines.reduce((sum, line) => sum + line.originalMinor, 0);
        expect(receipt - quoted.savedMinor).toBe(quoted.totalMinor);
        const sum = quoted.lines.reduce((total, line) => total + line.totalMinor, 0);
        expect(quoted.totalMinor).toBe(sum);
        expect(Number.isSafeInteger(quoted.totalMinor)).toBe(true);
        expect(quoted.totalMinor).toBeLessThanOrEqual(quoted.originalMinor);
        expect(quoted.savedMinor > 0).toBe(quoted.discounted);
      }
      // A module costs the same whatever else is switched on.
      const all = quoteOf('year', [...moduleCodes]);
      expect(all.lines).toEqual(expect.arrayContaining(year.lines));
      expect(quoteOf('year', []).totalMinor).toBeLessThanOrEqual(year.totalMinor);
    }),
  );
});
