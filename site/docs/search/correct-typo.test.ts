import { describe, expect, it } from 'vitest';
import { correctTypo } from './correct-typo.ts';

const known = new Map([
  ['birth', 8],
  ['bird', 1],
  ['webhook', 9],
  ['recipient', 5],
  ['404', 3],
  ['date', 20],
]);

describe('correctTypo', () => {
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
    expect(correctTypo(typed, known)?.corrected ?? null).toBe(read);
  });

  it('distinguishes swapped letters from other typos', () => {
    expect(correctTypo('brith', known)?.isSwap).toBe(true);
    expect(correctTypo('bith', known)?.isSwap).toBe(false);
  });
});
