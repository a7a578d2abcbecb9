import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FormTokens, formTokens } from './form-token.ts';

const key = 'k'.repeat(32);
const start = Date.UTC(2026, 10, 21);
const hour = 3_600_000;

let clock: number;
let tokens: FormTokens;
beforeEach(() => {
  clock = start;
  tokens = formTokens({ key, now: () => clock });
});

describe('token_forged', () => {
  it.each([
    '',
    ' ',
    '.',
    '..',
    'null',
    'undefined',
    `0.${'a'.repeat(22)}.${'a'.repeat(43)}`,
    `${start.toString(36)}.${'a'.repeat(22)}.${'a'.repeat(43)}`,
    'x'.repeat(100_000),
    '\u0000',
    '💌',
  ])('%j', (token) => {
    expect(tokens.fault(token)).toBe('token_forged');
  });

  it('a token of another key, or of other servers whose keys differ', () => {
    const others = formTokens({ key: 'K'.repeat(32), now: () => clock });
    const token = others.issue();
    clock += 10_000;
    expect(tokens.fault(token)).toBe('token_forged');
  });

  it('5,000 mutations of a good token', () => {
    const good = tokens.issue();
    clock += 10_000;
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=+/ ';
    const change = fc.record({
      at: fc.nat(good.length),
      cut: fc.integer({ min: 0, max: 2 }),
      put: fc.string({ unit: fc.constantFrom(...alphabet), maxLength: 2 }),
    });
    let tried = 0;
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), (changes) => {
        let token = good;
        for (const { at, cut, put } of changes) {
          token = token.slice(0, at) + put + token.slice(at + cut);
        }
        if (token === good) return;
        tried += 1;
        expect(tokens.fault(token)).toBe('token_forged');
      }),
      { numRuns: 5_000 },
    );
    expect(tried).toBeGreaterThan(2_500);
    expect(tokens.fault(good)).toBeNull();
  });
});

it.each([
  ['from before the clock was put back an hour', -hour, null],
  ['made a moment ahead of the clock', -1, null],
  ['made just now', 0, 'too_fast'],
  ['1.999 seconds old', 1_999, 'too_fast'],
  ['2 seconds old', 2_000, null],
  ['a day old', 24 * hour, null],
  ['older than a day', 24 * hour + 1, 'token_expired'],
  ['a year old', 365 * 24 * hour, 'token_expired'],
])('a token %s', (_, age, fault) => {
  const token = tokens.issue();
  clock += age;
  expect(tokens.fault(token)).toBe(fault);
});

it('token_overused: ten uses are good, and each token is counted apart', () => {
  const [one, two] = [tokens.issue(), tokens.issue()];
  clock += 2_000;
  for (let use = 1; use <= 10; use += 1) expect(tokens.fault(one)).toBeNull();
  expect(tokens.fault(one)).toBe('token_overused');
  expect(tokens.fault(two)).toBeNull();
});

it('stays good when the server starts anew with the same key', () => {
  const token = tokens.issue();
  clock += 2_000;
  expect(formTokens({ key, now: () => clock }).fault(token)).toBeNull();
});

it('is different each time and fits into a header', () => {
  const made = Array.from({ length: 1_000 }, () => tokens.issue());
  expect(new Set(made).size).toBe(1_000);
  for (const token of made) expect(token).toMatch(/^[\w.-]{60,90}$/);
});
