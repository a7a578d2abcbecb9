import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sentenceInput } from './input.ts';

const token = z.string('token is required.').max(3, 'token is too long.');
const place = z.object({ town: z.string('place must name a town.') }, 'place must be an object.');
const schema = z.object({ token, place });

describe('sentenceInput', () => {
  it('returns the values of its schema', () => {
    const value = { token: 'a', place: { town: 'Lagos' }, more: 1 };
    expect(sentenceInput(schema).check(value)).toEqual({
      ok: true,
      values: { token: 'a', place: { town: 'Lagos' } },
    });
  });

  it.each([
    [{}, { token: 'token is required.', place: 'place must be an object.' }],
    [
      { token: 'long', place: { town: 5 } },
      { token: 'token is too long.', place: 'place must name a town.' },
    ],
  ])('names each field of %j once, by the outermost name', (value, errors) => {
    expect(sentenceInput(schema).check(value)).toEqual({ ok: false, errors });
  });

  it.each([null, [], 'text', 7])('says that %j is not an object', (value) => {
    expect(sentenceInput(schema).check(value)).toEqual({
      ok: false,
      errors: { '': 'The body must be one JSON object.' },
    });
  });

  it('names fields by several parts of their path', () => {
    expect(sentenceInput(schema, { depth: 2 }).check({ token: 'a', place: {} })).toEqual({
      ok: false,
      errors: { 'place.town': 'place must name a town.' },
    });
  });
});
