import { describe, expect, it } from 'vitest';
import { forgive } from './forgive.ts';

const known = new Map([
  ['birth', 8],
  ['bird', 1],
  ['webhook', 9],
  ['recipient', 5],
  ['404', 3],
  ['date', 20],
]);

describe('forgive', () => {
  it.each([
    ['brith', 'birth'],
    ['birt', null],
    ['birtj', 'birth'],
    ['birtth', 'birth'],
    ['bith', 'birth'],
    ['webhok', 'webhook'],
    ['weebhook', 'webhook'],
    ['recipeint', 'recipient'],
    ['recpieint', 'recipient'],
    ['recpi', 'recipient'],
    ['dat', null],
    ['tda', null],
    ['405', null],
    ['xylophone', null],
  ])('reads %s as %s', (typed, read) => {
    expect(forgive(typed, known)?.read ?? null).toBe(read);
  });

  it('tells swapped letters from others', () => {
    expect(forgive('brith', known)?.isSwap).toBe(true);
    expect(forgive('bith', known)?.isSwap).toBe(false);
  });
});
