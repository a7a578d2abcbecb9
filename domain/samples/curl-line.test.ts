import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyBody, hostileStrings } from './any-body-for-test.ts';
import { curlLine } from './curl-line.ts';
import type { SampleRequest } from './sample-request.ts';
import { isPlainText } from './string-literal.ts';

const saved: SampleRequest = {
  method: 'POST',
  base: 'https://api.shop.example',
  path: '/v1/contacts',
  key: { variable: 'API_KEY' },
  body: { email: 'ada@shop.example', lastname: "O'Brien" },
};
const read: SampleRequest = {
  method: 'GET',
  base: 'http://[::1]:3000',
  path: '/v1/contacts/{id}',
  params: { id: "a'b" },
  query: { email: "o'brien+1@shop.example", limit: '[1-9]' },
  key: { variable: 'API_KEY', value: 'gm_test_1' },
};

describe('a line for curl', () => {
  it('has the key written out, single quotes, and no apostrophe in the body', () => {
    expect(curlLine(saved)).toBe(
      `curl 'https://api.shop.example/v1/contacts' -H 'Authorization: Bearer YOUR_API_KEY' -H 'Content-Type: application/json' -d '{"email":"ada@shop.example","lastname":"O\\u0027Brien"}'`,
    );
  });

  it('encodes what would end the address or match several of them', () => {
    expect(curlLine(read)).toBe(
      `curl 'http://[::1]:3000/v1/contacts/a%27b?email=o%27brien%2B1%40shop.example&limit=%5B1-9%5D' -H 'Authorization: Bearer gm_test_1'`,
    );
  });

  it('names the method that curl would not use by itself', () => {
    const { body: _, ...empty } = saved;
    expect(curlLine(empty)).toMatch(/^curl -X POST 'https/);
    expect(curlLine({ ...empty, method: 'DELETE' })).toMatch(/^curl -X DELETE '/);
    expect(curlLine({ ...saved, method: 'PUT' })).toMatch(/^curl -X PUT '/);
  });

  it('keeps an apostrophe in a header, and a header without a value', () => {
    const headers = { 'Idempotency-Key': "ada's order", 'X-Empty': '' };
    expect(curlLine({ ...saved, headers })).toContain(
      `-H 'Idempotency-Key: ada'\\''s order' -H 'X-Empty;'`,
    );
  });

  it('shows no key where the call takes none', () => {
    const { key: _, ...open } = saved;
    expect(curlLine(open)).not.toMatch(/authorization/i);
  });

  it('is one visible line with a body that JSON reads unchanged', () => {
    fc.assert(
      fc.property(anyBody, (body) => {
        const line = curlLine({ ...saved, body });
        expect(isPlainText(line)).toBe(true);
        const [, text = ''] = / -d '([^']*)'$/.exec(line) ?? [];
        expect(JSON.parse(text)).toEqual(body);
      }),
    );
  });

  it.each(hostileStrings)('has quotes that pair up with %j in the path', (value) => {
    if (value === '') return;
    const line = curlLine({ ...saved, path: '/v1/{id}', params: { id: value } });
    expect(line.match(/'/g)).toHaveLength(8);
  });

  it.each([
    ['a header that ends early', { headers: { 'X-Note': 'a\r\nHost: other.example' } }],
    ['a base that is no address', { base: "';exit;'" }],
    ['a key on two lines', { key: { variable: 'A', value: 'a\nb' } }],
    ['a path without its value', { path: '/v1/contacts/{id}' }],
  ])('is rejected for %s', (_, change) => {
    expect(() => curlLine({ ...saved, ...change })).toThrow(RangeError);
  });
});
