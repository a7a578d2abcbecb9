import { expect, it } from 'vitest';
import { contactWarnings } from './contact-warnings.ts';

const warn = (email: string, phone = '') =>
  contactWarnings(new URLSearchParams({ email, phone_number: phone }));

it.each([
  ['nobody', /no @/],
  ['ada@shop', /Is this address complete\?/],
])('D14 warns about %s', (email, expected) => {
  expect(warn(email).email).toMatch(expected);
});

it.each(['', '  ', 'ada@shop.example', 'ada＠shop.example'])('D14 is silent about %j', (email) => {
  expect(warn(email)).toEqual({});
});

it('D14 warns about a number with fewer than seven digits', () => {
  expect(warn('', '555 01').phone_number).toBeDefined();
  expect(warn('', '+234 800 000')).toEqual({});
});
