import { describe, expect, it } from 'vitest';
import { priceList } from './price-list.ts';
import { checkPriceList, priceListErrors } from './price-list-errors.ts';

const prices = {
  campaign: [19, 49.5],
  automation: [0, 5],
  transactional: [3, 5],
  app_insights: [1, 1],
};
const list = {
  isSample: false,
  contactBrackets: [1_000, 25_000],
  yearlyDiscounts: { campaign: 20, automation: 0, transactional: 0, app_insights: 100 },
  monthly: { USD: prices },
};

it('accepts the price list of this repository', () => {
  expect(priceListErrors(priceList)).toEqual([]);
  expect(checkPriceList).not.toThrow();
});

it('accepts own brackets and amounts, in dollars alone', () => {
  expect(priceListErrors(list)).toEqual([]);
  expect(priceListErrors({ ...list, monthly: { USD: prices, NGN: prices } })).toEqual([]);
});

describe('names what is wrong with', () => {
  it.each<[string, unknown, string[]]>([
    ['no brackets', [], ['contactBrackets has no bracket.']],
    ['no list', '1000', ['contactBrackets has no bracket.']],
    ['unsorted', [25_000, 1_000], ['contactBrackets: 1000 comes after 25000; brackets must rise.']],
    ['repeated', [1_000, 1_000], ['contactBrackets: 1000 comes after 1000; brackets must rise.']],
    ['a text', ['1K', 2], ['contactBrackets: "1K" is not a whole number from 1 to 1,000,000,000.']],
    ['zero', [0, 2], ['contactBrackets: 0 is not a whole number from 1 to 1,000,000,000.']],
    [
      'a gap',
      // biome-ignore lint/suspicious/noSparseArray: what a forgotten number leaves
      [1_000, , 3_000].slice(0, 2),
      ['contactBrackets: nothing is not a whole number from 1 to 1,000,000,000.'],
    ],
  ])('brackets: %s', (_, contactBrackets, errors) => {
    const found = priceListErrors({ ...list, contactBrackets });
    expect(found.filter((error) => error.startsWith('contactBrackets'))).toEqual(errors);
  });

  it.each<[string, unknown, string]>([
    ['too few', [19], 'has 1 prices for 2 contactBrackets.'],
    ['too many', [19, 29, 39], 'has 3 prices for 2 contactBrackets.'],
    ['no list', 19, 'is not a list of prices.'],
  ])('amounts: %s', (_, campaign, error) => {
    const monthly = { USD: { ...prices, campaign } };
    expect(priceListErrors({ ...list, monthly })).toEqual([`monthly.USD.campaign ${error}`]);
  });

  it.each([
    [-1, '-1'],
    ['$19', '"$19"'],
    [Number.NaN, 'NaN'],
    [Infinity, 'Infinity'],
    [1e11, '100000000000'],
    [null, 'null'],
    [undefined, 'nothing'],
  ])('the amount %j', (amount, shown) => {
    const monthly = { USD: { ...prices, campaign: [19, amount] } };
    expect(priceListErrors({ ...list, monthly })).toEqual([
      `monthly.USD.campaign, price 2: ${shown} is not a number from 0 to 10000000000. Write 19 for $19.`,
    ]);
  });

  it('a currency without rates', () => {
    expect(priceListErrors({ ...list, monthly: { USD: prices, XXX: prices } })).toEqual([
      'monthly.XXX: this currency is not in domain/pricing/currencies.ts. Add it there, with its sign and its rates, or correct its name.',
    ]);
  });

  it('no dollars', () => {
    expect(priceListErrors({ ...list, monthly: { NGN: prices } })).toEqual([
      'monthly has no USD, which visitors start with (defaultCurrency in domain/pricing/guess-currency.ts).',
    ]);
  });

  it('a missing and an unknown module', () => {
    const { automation: _, ...others } = prices;
    expect(priceListErrors({ ...list, monthly: { USD: { ...others, sms: [1, 2] } } })).toEqual([
      'monthly.USD lacks automation.',
      'monthly.USD.sms: there is no such module; there are campaign, automation, transactional, app_insights.',
    ]);
  });

  it('discounts', () => {
    const yearlyDiscounts = { campaign: 101, automation: '10%', transactional: 0 };
    expect(priceListErrors({ ...list, yearlyDiscounts })).toEqual([
      'yearlyDiscounts lacks app_insights.',
      'yearlyDiscounts.campaign: 101 is not a number from 0 to 100.',
      'yearlyDiscounts.automation: "10%" is not a number from 0 to 100.',
    ]);
  });

  it.each([null, 'free', {}, []])('%j in place of a list', (whole) => {
    expect(priceListErrors(whole).length).toBeGreaterThan(3);
  });
});
