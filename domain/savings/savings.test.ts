import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculationLines } from './result-words.ts';
import {
  bannerThreshold,
  formatUsd,
  monthsPerYear,
  type SavingsRequest,
  type Service,
  savings as savingsAt,
} from './savings.ts';

const all = { campaign: true, automation: true, transactional: true, push: true };
/** Those of the specification; an operator has others. */
const rates = {
  currency: 'NGN',
  perDollar: 1610,
  perMonth: { campaign: 12, automation: 1.5, transactional: 12, push: 2 },
} as const;
const savings = (request: SavingsRequest) => savingsAt(request, rates);

it('R464–R473, C1, C11 constants', () => {
  expect([monthsPerYear, bannerThreshold]).toEqual([12, 100]);
});

describe('rejected', () => {
  it.each([-1, -0.01, Number.NaN, Infinity])('%d', (bad) => {
    expect(() => savings({ activeCount: bad, currentCost: 1, services: {} })).toThrow(RangeError);
    expect(() => savings({ activeCount: 1, currentCost: bad, services: {} })).toThrow(RangeError);
  });
});

it('the lines in dollars add up to the charge, to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (activeCount) => {
      const { serviceLines, chargeUsd } = savings({ activeCount, currentCost: 1, services: all });
      const cents = serviceLines.map(({ usd }) => Math.round(usd * 100));
      expect(cents.reduce((sum, usd) => sum + usd, 0)).toBe(Math.round(chargeUsd * 100));
    }),
  );
});

it('an operator has rates in dollars, to a hundredth of a cent', () => {
  const perMonth = { campaign: 0.0125, automation: 0.01, transactional: 0.1, push: 0 };
  const dollars = { currency: 'USD', perDollar: 1, perMonth } as const;
  const result = savingsAt({ activeCount: 1000, currentCost: 2000, services: all }, dollars);
  expect(result).toMatchObject({ chargeUsd: 1470, totalCharge: 1470, savings: 530 });
  expect(calculationLines(result, 1000, dollars)).toMatchObject([
    { amount: '$150.00', sum: '1,000 × $0.0125 × 12 months = $150' },
    { amount: '$120.00', sum: '1,000 × $0.01 × 12 months = $120' },
    { amount: '$1,200.00', sum: '1,000 × $0.1 × 12 months = $1,200' },
    { amount: '$0.00', sum: '1,000 × $0 × 12 months = $0' },
    { amount: '$1,470.00', sum: null },
  ]);
});

describe('worked examples', () => {
  it('shows its arithmetic', () => {
    expect(savings({ activeCount: 1000, currentCost: 5000, services: all })).toEqual({
      serviceLines: [
        { service: 'campaign', charge: 144_000, usd: 89.44 },
        { service: 'automation', charge: 18_000, usd: 11.18 },
        { service: 'transactional', charge: 144_000, usd: 89.44 },
        { service: 'push', charge: 24_000, usd: 14.91 },
      ],
      totalCharge: 330_000,
      chargeUsd: 204.97,
      savings: 4795.03,
      banner: true,
    });
  });

  it.each([
    // Zero or less shows 0; rounded first, then compared with 100.
    [1000, 100, { campaign: true }, 10.56, false],
    [1000, 89.44, { campaign: true }, 0, false],
    [1000, 1, { campaign: true }, 0, false],
    [0, 500, { push: true }, 500, true],
    [0, 100, { push: true }, 100, false],
    [0, 100.004, { push: true }, 100, false],
    [0, 100.005, { push: true }, 100.01, true],
    [0, 100.01, { push: true }, 100.01, true],
    [0, 1.005, { push: true }, 1.01, false],
    // C14: without a service nothing is subtracted.
    [5, 500, {}, 500, true],
    [5, 100, {}, 100, false],
    [1, 0.1, { automation: false, push: undefined }, 0.1, false],
    [0.5, 1, { push: true }, 0.99, false],
    [0, 1e21, { push: true }, 1e21, true],
  ])('%d active, $%d, %j saves %d', (activeCount, currentCost, services, saved, banner) => {
    const chosen = services as Partial<Record<Service, boolean>>;
    expect(savings({ activeCount, currentCost, services: chosen })).toMatchObject({
      savings: saved,
      banner,
    });
  });
});

it('agrees with whole-number arithmetic in cents and tenths', () => {
  const request = fc.record({
    activeCount: fc.integer({ min: 1, max: 10 ** 9 }),
    cents: fc.integer({ min: 1, max: 10 ** 11 }),
    services: fc.record({
      campaign: fc.boolean(),
      automation: fc.boolean(),
      transactional: fc.boolean(),
      push: fc.boolean(),
    }),
  });
  fc.assert(
    fc.property(request, ({ activeCount, cents, services }) => {
      const { campaign, automation, transactional, push } = services;
      const tenths = +campaign * 120 + +automation * 15 + +transactional * 120 + +push * 20;
      // Half cents of dollars over 1610, all whole: cents − 100 × naira / 1610, rounded half up.
      const naira = (12n * BigInt(activeCount) * BigInt(tenths)) / 10n;
      const over = BigInt(cents) * 1610n - naira * 100n;
      const expected = over <= 0n ? 0n : (2n * over + 1610n) / 3220n;
      const result = savings({ activeCount, currentCost: cents / 100, services });
      expect(result.savings).toBe(Number(expected) / 100);
      expect(result.banner).toBe(expected > 10_000n);
      expect(result.totalCharge).toBe(Number(naira));
    }),
  );
});

it.each([
  [0, '0.00'],
  [1234.5, '1,234.50'],
  [0.07, '0.07'],
  [999.99, '999.99'],
  [1_000_000, '1,000,000.00'],
])('C6 formats %d as %s', (amount, text) => {
  expect(formatUsd(amount)).toBe(text);
});
