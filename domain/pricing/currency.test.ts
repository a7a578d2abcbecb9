import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies } from './currencies.ts';
import { formatMoney } from './currency.ts';

it.each([
  ['NGN', '₦'],
  ['USD', '$'],
  ['KES', 'Ksh'],
  ['GHS', '₵'],
])('R168–R173 B14 lists %s with the sign %s', (code, symbol) => {
  const currency = { code, value: code, label: expect.any(String), symbol };
  expect(currencies).toContainEqual(expect.objectContaining(currency));
});

describe('formatMoney', () => {
  it.each([0.5, Number.NaN, Infinity, 2 ** 53])('rejects %d', (minor) => {
    expect(() => formatMoney(minor, 'USD', { decimals: 'plan' })).toThrow(RangeError);
  });

  it.each([
    [48_600_000, 'NGN', 'plan', '₦486,000'],
    [0, 'USD', 'plan', '$0'],
    [750, 'USD', 'plan', '$7.50'],
    [5, 'USD', 'plan', '$0.05'],
    [120_000, 'KES', 'plan', 'Ksh 1,200'],
    [-123_456_789, 'GHS', 'plan', '-₵1,234,567.89'],
    [100_000, 'NGN', 'always', '₦1,000.00'],
    [83, 'USD', 'always', '$0.83'],
  ] as const)('B10, B18 %d %s (%s) is %s', (minor, currency, decimals, text) => {
    expect(formatMoney(minor, currency, { decimals })).toBe(text);
  });

  it('loses nothing: the digits read back as the same amount', () => {
    const currency = fc.constantFrom(...currencies.map(({ value }) => value));
    fc.assert(
      fc.property(fc.maxSafeInteger(), currency, (minor, code) => {
        const text = formatMoney(minor, code, { decimals: 'always' });
        expect(BigInt(text.replace(/[^\d-]/g, ''))).toBe(BigInt(minor));
        expect(text).toMatch(/^-?[^\d-]+\d{1,3}(?:,\d{3})*\.\d{2}$/);
        const plan = formatMoney(minor, code, { decimals: 'plan' });
        expect(plan).toBe(minor % 100 === 0 ? text.slice(0, -3) : text);
      }),
    );
  });
});
