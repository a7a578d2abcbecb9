import { describe, expect, it } from 'vitest';
import { spamCheck } from './suspicion.ts';

const asked: string[] = [];
const check = spamCheck({
  fault(token) {
    asked.push(token);
    return token === 'good' ? null : 'token_forged';
  },
});
const deep = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`);

describe('honeypot', () => {
  it.each<[string, unknown]>([
    ['a form', new URLSearchParams('website=x')],
    ['one of two fields', new URLSearchParams('website=&website=x')],
    ['JSON', { website: 'http://spam.example' }],
    ['metadata', { type: 'demo', metadata: { website: 'x' } }],
    ['a query with two', { website: ['', 'x'] }],
    ['a number', { website: 0 }],
    ['an object without toString', { website: { toString: 1 } }],
    ['lists in lists', { website: deep }],
  ])('filled in: %s', (_, input) => {
    expect(check({ headers: {}, input })).toBe('honeypot');
    expect(check({ headers: { 'form-token': 'good' }, input })).toBe('honeypot');
  });

  it.each<[string, unknown]>([
    ['no field', new URLSearchParams('email=a@b.co')],
    ['an empty field', new URLSearchParams('website=')],
    ['blanks', new URLSearchParams('website=+%09')],
    ['JSON without it', { email: 'a@b.co' }],
    ['JSON with nothing in it', { website: '', metadata: { website: null } }],
    ['metadata that is text', { metadata: 'website' }],
    ['a prototype', Object.create({ website: 'x' })],
    ['nothing', undefined],
    ['null', null],
    ['text', 'website'],
  ])('left empty: %s', (_, input) => {
    expect(check({ headers: {}, input })).toBeNull();
  });
});

it('accepts a submission without a token, and does not check for one', () => {
  asked.length = 0;
  expect(check({ headers: {}, input: {} })).toBeNull();
  expect(asked).toEqual([]);
});

it('checks any token that is sent, including an empty one', () => {
  expect(check({ headers: { 'form-token': 'good' }, input: {} })).toBeNull();
  expect(check({ headers: { 'form-token': '' }, input: {} })).toBe('token_forged');
  expect(check({ headers: { 'form-token': ['a', 'b'] }, input: {} })).toBe('token_forged');
});
