import { afterEach, describe, expect, it, vi } from 'vitest';
import { unreachable } from '../../browser/call-api.ts';
import { issueKey, masked, pasteFault, readKey, storeKey } from './test-key.ts';

const key = `gm_test_${'x'.repeat(45)}4f2a`;
const expires_at = '2026-11-22T09:00:00.000Z';
const expiresAt = Date.parse(expires_at);

afterEach(() => vi.unstubAllGlobals());

function storage(held: Record<string, string> = {}) {
  const map = new Map(Object.entries(held));
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => map.get(name) ?? null,
    setItem: (name: string, text: string) => void map.set(name, text),
    removeItem: (name: string) => void map.delete(name),
  });
  return map;
}

describe('a stored key', () => {
  it('can be read, and deleted', () => {
    storage();
    storeKey({ key, expiresAt });
    expect(readKey()).toEqual({ key, expiresAt });
    storeKey(null);
    expect(readKey()).toBeNull();
  });

  it.each([
    ['nothing', undefined],
    ['no JSON', '{'],
    ['null', 'null'],
    ['a text', '"x"'],
    ['no date', JSON.stringify({ key })],
    ['a live key', JSON.stringify({ key: key.replace('test', 'live'), expiresAt })],
    ['markup', JSON.stringify({ key: '<script>', expiresAt })],
  ])('is null if %s is stored', (_, text) => {
    storage(text === undefined ? {} : { 'test-key': text });
    expect(readKey()).toBeNull();
  });

  it('is null if storage is blocked', () => {
    vi.stubGlobal('sessionStorage', undefined);
    storeKey({ key, expiresAt });
    expect(readKey()).toBeNull();
  });
});

describe('issueKey', () => {
  const ask = (response: Response | Error) =>
    issueKey('', async () => {
      if (response instanceof Error) throw response;
      return response;
    });

  it('returns key and expiry', async () => {
    const body = { error: null, payload: { data: { key, expires_at } } };
    expect(await ask(Response.json(body))).toEqual({ kind: 'issued', key: { key, expiresAt } });
  });

  it('tells how long to wait', async () => {
    const response = Response.json(
      { error: 'Too many requests.', payload: null },
      { status: 429, headers: { 'retry-after': '41' } },
    );
    expect(await ask(response)).toMatchObject({ text: expect.stringContaining('41 seconds') });
  });

  it.each<[string, Response | Error, string]>([
    ['no network', new TypeError('Failed to fetch'), unreachable],
    ['no JSON', new Response('<html>', { status: 502 }), unreachable],
    ['an error', Response.json({ error: 'Not now.', payload: null }, { status: 503 }), 'Not now.'],
    [
      'a response without a key',
      Response.json({ error: null, payload: { data: {} } }),
      unreachable,
    ],
    ['a list', Response.json([]), unreachable],
  ])('explains: %s', async (_, response, text) => {
    expect(await ask(response)).toEqual({ kind: 'rejected', text });
  });
});

describe('a pasted key', () => {
  it('can be used', () => {
    expect(pasteFault(key)).toBeNull();
    expect(masked(key)).toBe('gm_test_••••••••4f2a');
  });

  it.each([
    ['a live one', key.replace('test', 'live'), 'live key'],
    ['a live one in quotes', `"${key.replace('test', 'live')}"`, 'live key'],
    ['a part', key.slice(0, 30), 'not a complete test key'],
    ['nothing', '', 'starts with gm_test_'],
    ['something else', 'pk_live', 'starts with gm_test_'],
    ['a line end', `${key.slice(0, -1)}\n`, 'not a complete test key'],
    ['markup', `gm_test_${'<'.repeat(49)}`, 'not a complete test key'],
  ])('is rejected: %s', (_, text, words) => {
    expect(pasteFault(text)).toContain(words);
  });
});
