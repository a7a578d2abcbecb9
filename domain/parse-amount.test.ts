import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAmount, roundToCents } from './parse-amount.ts';

describe('parseAmount', () => {
  it.each([
    ['5', 5],
    [' 5.25 ', 5.25],
    ['5,25', 5.25],
    ['5,5', 5.5],
    ['5.', 5],
    ['.5', 0.5],
    ['$5,000', 5000],
    ['US$ 5,000.50', 5000.5],
    ['5000 USD', 5000],
    ['5 000', 5000],
    ['5\u202f000,50', 5000.5],
    ["5'000.50", 5000.5],
    ['5.000', 5000],
    ['5.000,50', 5000.5],
    ['5,000.50', 5000.5],
    ['1.234.567', 1_234_567],
    ['1,234,567.5', 1_234_567.5],
    ['1,234.5678', 1234.5678],
    ['1234.567', 1234.567],
    ['0.125', 0.125],
    ['0,125', 0.125],
    ['5e3', 5000],
    ['-5', -5],
    ['1e10', 1e10],
  ])('%j is %d', (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });

  it.each(
    [
      ['', ' ', '.', ',', '$', '-', 'many', '0x10', '1e', 'Infinity', 'NaN', '٣'],
      ['1,23,4', '1.2.3', '12,34,567', '1,234.567,8', '1.234,567.8', '1,2345.6', '5 00', '5 000 0'],
      ['₦5,000', '5,000 EUR', '5-', '--5', '1 2', '5..', '5,000,'],
    ].flat(),
  )('%j is no amount', (text) => {
    expect(parseAmount(text)).toBeNull();
  });

  it.each([' ', '1', '.', ','])('does not take long over a long text of %j', (character) => {
    expect(parseAmount(`1${character.repeat(1_000_000)}x`)).toBeNull();
  });

  it('reads what it is written with, in the styles of several countries', () => {
    const cents = fc.integer({ min: 0, max: 10 ** 11 });
    const locale = fc.constantFrom('en-US', 'de-DE', 'fr-FR', 'de-CH');
    fc.assert(
      fc.property(cents, locale, (count, name) => {
        const text = (count / 100).toLocaleString(name, { minimumFractionDigits: 2 });
        expect(parseAmount(text)).toBe(count / 100);
      }),
    );
  });
});

it.each([
  [200.005, 200.01],
  [200.004, 200],
  [1.005, 1.01],
  [0.005, 0.01],
  [0.004, 0],
  [5, 5],
  [1e-7, 1e-7],
])('roundToCents: %d is %d', (amount, rounded) => {
  expect(roundToCents(amount)).toBe(rounded);
});
