import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupDigits } from './group-digits.ts';
import { parseAmount, roundToCents, unreadPart } from './parse-amount.ts';

describe('what is not understood is named', () => {
  it.each([
    ['many', 'many'],
    ['Infinity', 'Infinity'],
    ['NaN', 'NaN'],
    ['.', '.'],
    ['$', '$'],
    ['-', '-'],
    ['½', '½'],
    ['0x10', 'x10'],
    ['1e', 'e'],
    ['5-', '-'],
    ['--5', '-'],
    ['5..', '.'],
    ['₦5,000', '₦'],
    ['€5.000', '€'],
    ['C$ 5,000', 'C$'],
    ['5,000 EUR', 'EUR'],
    ['GBP 5k', 'GBP'],
    ['$500/mo', '/mo'],
    ['USD 500 per month', 'per month'],
    ['10 mil', 'mil'],
    ['5kg', 'kg'],
    ['12%', '%'],
    ['10k-20k', '-20k'],
    ['5 or 6', 'or 6'],
    ['12k users', 'users'],
    ['1 2', '1 2'],
    ['1,23,4', '1,23,4'],
    ['$1.2.3', '1.2.3'],
    ['123,45,678', '123,45,678'],
    ['1,234.567,8', '1,234.567,8'],
    ['1.234,567.8', '1.234,567.8'],
    ["1'234,567,890", "1'234,567,890"],
    ['1,2345.6', '1,2345.6'],
    ['1,00', ''],
    ['5 00', '5 00'],
    ['5 000 0', '5 000 0'],
    ['5,000,', '5,000,'],
    ['five thousand dollars a year', 'five thousand dolla…'],
  ])('%j: %j', (text, part) => {
    expect(unreadPart(text)).toBe(part);
    if (part) expect(parseAmount(text)).toBeNull();
  });

  it.each([
    ['$5,000', '$'],
    ['5,000 USD', 'USD'],
    ['12k/yr', '/yr'],
    ['12k emails', 'emails'],
  ])('in a count, %j: %j', (text, part) => {
    expect(unreadPart(text, 'count')).toBe(part);
    expect(parseAmount(text, 'count')).toBeNull();
  });

  it('nothing, of a blank', () => {
    for (const blank of ['', ' ', '\u3000', '\u200b']) {
      expect(parseAmount(blank)).toBeNull();
      expect(unreadPart(blank)).toBe('');
    }
  });

  it.each([' ', '1', '.', ',', '$', 'k', 'a ', '\u200b'])('a long text of %j, at once', (part) => {
    expect(parseAmount(`1${part.repeat(1_000_000)}x`)).toBeNull();
    expect(unreadPart(`1${part.repeat(1_000_000)}x`).length).toBeLessThanOrEqual(20);
  });
});

describe('C15 amounts as people write them', () => {
  it.each([
    ['5', 5],
    [' 5.25 ', 5.25],
    ['5.', 5],
    ['.5', 0.5],
    ['5e3', 5000],
    ['1e10', 1e10],
    ['+5', 5],
    ['-5', -5],
    ['−5', -5],
    ['-$5', -5],
  ])('%j is %d', (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });

  it.each([
    ['5,25', 5.25],
    ['5,5', 5.5],
    ['5 000', 5000],
    ['5\u00a0000', 5000],
    ['5\u202f000,50', 5000.5],
    ['5\u2009000', 5000],
    ["5'000.50", 5000.5],
    ['5’000', 5000],
    ['1_000_000', 1_000_000],
    ['5, 000', 5000],
    ['5.000', 5000],
    ['5.000,50', 5000.5],
    ['1.234,56', 1234.56],
    ['5,000.50', 5000.5],
    ['1.234.567', 1_234_567],
    ['1,234,567.5', 1_234_567.5],
    ['1 234 567,5', 1_234_567.5],
    ['1,234.5678', 1234.5678],
    ['1234.567', 1234.567],
    ['0.125', 0.125],
    ['0,125', 0.125],
    ['1,00,000', 100_000],
    ['12,34,567', 1_234_567],
    ['12,34,567.89', 1_234_567.89],
    ['1,00,00,000', 10_000_000],
  ])('grouped as %j it is %d', (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });

  it.each([
    ['10k', 10_000],
    ['10K', 10_000],
    ['10 k', 10_000],
    ['2.5k', 2500],
    ['2,5k', 2500],
    ['1.1k', 1100],
    ['1.234k', 1234],
    ['1,500k', 1_500_000],
    ['1.5m', 1_500_000],
    ['1.5M', 1_500_000],
    ['1.5 million', 1_500_000],
    ['1,5 Mio.', 1_500_000],
    ['3mn', 3_000_000],
    ['3 mln', 3_000_000],
    ['1b', 1_000_000_000],
    ['1.2bn', 1_200_000_000],
    ['5 thousand', 5000],
    ['2.5 lakh', 250_000],
    ['3 Lacs', 300_000],
    ['1 crore', 10_000_000],
    ['1.5万', 15_000],
    ['10k+', 10_000],
    ['~10k', 10_000],
    ['about 10k', 10_000],
  ])('by the thousand, %j is %d', (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
    expect(parseAmount(text, 'count')).toBe(amount);
  });

  it.each([
    ['$5,000', 5000],
    ['$ 5,000', 5000],
    ['5,000$', 5000],
    ['5.000,50 $', 5000.5],
    ['US$ 5,000.50', 5000.5],
    ['USD 5,000', 5000],
    ['$US 5,000', 5000],
    ['5,000 $US', 5000],
    ['USD 5,000 p/a', 5000],
    ['USD5000', 5000],
    ['5000usd', 5000],
    ['US 5,000', 5000],
    ['5kUSD', 5000],
    ['$1.2M', 1_200_000],
    ['5,000 dollars', 5000],
    ['5,000 US dollars per year', 5000],
    ['$5,000/yr', 5000],
    ['$5,000 / year', 5000],
    ['$5,000 a year', 5000],
    ['$5k p.a.', 5000],
    ['5,000 annually', 5000],
    ['1.5 million dollars a year', 1_500_000],
    ['5.000,-', 5000],
    ["5'000.– USD", 5000],
    ['5,000/-', 5000],
  ])('in dollars, %j is %d', (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });

  it.each([
    ['12k users', 12_000],
    ['12,000 customers', 12_000],
    ['12,000 active customers', 12_000],
    ['5m members', 5_000_000],
    ['10,000+ subscribers', 10_000],
  ])('of people, %j is %d', (text, count) => {
    expect(parseAmount(text, 'count')).toBe(count);
  });

  it.each([
    ['٣', 3],
    ['٥٠٠٠', 5000],
    ['٥٬٠٠٠٫٥٠', 5000.5],
    ['۱۲۳۴', 1234],
    ['१,००,०००', 100_000],
    ['৫০০০', 5000],
    ['๕๐๐๐', 5000],
    ['𝟓𝟎𝟎𝟎', 5000],
    ['５０００', 5000],
    ['＄５，０００．５０', 5000.5],
    ['１０ｋ', 10_000],
    ['\u200f٥٠٠٠\u200e', 5000],
  ])('in other digits, %j is %d', (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });

  it('as several countries write them', () => {
    const cents = fc.integer({ min: 0, max: 10 ** 11 });
    const locale = fc.constantFrom(
      'en-US',
      'de-DE',
      'fr-FR',
      'de-CH',
      'en-IN',
      'hi-IN-u-nu-deva',
      'ar-EG',
      'fa-IR',
      'pt-BR',
    );
    fc.assert(
      fc.property(cents, locale, (count, name) => {
        const text = (count / 100).toLocaleString(name, { minimumFractionDigits: 2 });
        expect(parseAmount(text)).toBe(count / 100);
      }),
    );
  });

  it('as this site writes counts', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 9 }), (count) => {
        expect(parseAmount(groupDigits(count), 'count')).toBe(count);
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
