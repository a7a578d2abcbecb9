import { describe, expect, it } from 'vitest';
import { fetchKeyUsage } from './key-usage.ts';

const listOf = (size: unknown) =>
  Response.json({ error: null, payload: { data: [], meta: { size, next_cursor: null } } });

describe('fetchKeyUsage', () => {
  it('returns the totals of the lists of contacts and mails', async () => {
    const asked: [string, unknown][] = [];
    const use = await fetchKeyUsage('https://api.shop.example', 'gm_test_1', async (url, init) => {
      asked.push([String(url), init?.headers]);
      return listOf(String(url).includes('contacts') ? 3 : 1);
    });
    expect(use).toEqual({ contacts: 3, mails: 1 });
    const headers = { authorization: 'Bearer gm_test_1' };
    expect(asked).toEqual([
      ['https://api.shop.example/v1/contacts?limit=1', headers],
      ['https://api.shop.example/v1/transactionals?limit=1', headers],
    ]);
  });

  it.each([
    ['the API cannot be reached', () => Promise.reject(new TypeError('offline'))],
    ['the key is rejected', () => Promise.resolve(Response.json({ error: 'No.', payload: null }))],
    ['it is a page', () => Promise.resolve(new Response('<!doctype html>'))],
    ['the count is none', () => Promise.resolve(listOf('many'))],
  ])('returns null when %s', async (_, response) => {
    expect(await fetchKeyUsage('', 'gm_test_1', response)).toBeNull();
  });
});
