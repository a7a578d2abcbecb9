import { expect, it } from 'vitest';
import { phoneNumber } from './phone-number.ts';

it.each([
  ['+234 803 000 0000', null, '+2348030000000'],
  ['0803 000 0000', 'NG', '+2348030000000'],
  ['(0)20 7946 0018', 'GB', '+442079460018'],
  ['+254 712 345678', 'NG', '+254712345678'],
])('R213 F8 resolves %s (%s) to %s', (text, country, resolved) => {
  expect(phoneNumber(text, country)).toBe(resolved);
});

it.each([
  ['0803 000 0000', null],
  ['0803 000 0000', 'XX'],
  ['12', 'NG'],
  ['call me', 'NG'],
  ['', 'NG'],
])('F8 keeps %s (%s) as it was given', (text, country) => {
  expect(phoneNumber(text, country)).toBe(text);
});
