import { expect, it } from 'vitest';
import { defaultCurrency } from './guess-currency.ts';
import { isOffered } from './offered-currencies.ts';

it.each(['', 'usd', 'XXX', 'toString', null, 5])('is no currency: %j', (value) => {
  expect(isOffered(value)).toBe(false);
});

it('is what visitors start with', () => {
  expect(isOffered(defaultCurrency)).toBe(true);
});
