import { describe, expect, it } from 'vitest';
import { currencies } from './currencies.ts';
import { volumePrices } from './volume-prices.ts';

const pricesIn = (currency: (typeof currencies)[number]['value']) =>
  volumePrices(currency).map(({ shown }) => shown?.price ?? null);

describe('R445–R453 of 1,000 emails, with at least two decimals where any has a fraction', () => {
  it.each([
    ['NGN', ['₦1,000', '₦875', '₦800', '₦780', '₦750', '₦720', '₦700', '₦650', '₦600']],
    ['USD', ['$0.83', '$0.723', '$0.67', '$0.65', '$0.63', '$0.60', '$0.58', '$0.54', null]],
    ['KES', ['Ksh 80', 'Ksh 70', 'Ksh 64', 'Ksh 62', 'Ksh 60', 'Ksh 57', 'Ksh 56', 'Ksh 52', null]],
    ['GHS', ['₵9.80', '₵8.50', '₵7.80', '₵7.60', '₵7.30', '₵7.00', '₵6.80', '₵6.30', '₵5.90']],
  ] as const)('%s', (currency, prices) => {
    expect(pricesIn(currency)).toEqual(prices);
  });
});

it.each(currencies)('B16 no price rises with the volume: $value', ({ value }) => {
  const shares = volumePrices(value).flatMap(({ shown }) => shown?.share ?? []);
  expect(shares[0]).toBe(100);
  expect(shares).toEqual([...shares].sort((a, b) => b - a));
  expect(shares.length).toBeGreaterThanOrEqual(8);
});

it('B17 leaves no gap', () => {
  const tiers = volumePrices('NGN');
  expect(tiers[0]?.min).toBe(0);
  expect(tiers.at(-1)?.max).toBe(Infinity);
});
