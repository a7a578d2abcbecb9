import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyBody, hostileStrings } from './any-body-for-test.ts';
import { sampleLanguages } from './sample-languages.ts';
import type { SampleLine, SampleRequest } from './sample-request.ts';
import { isPlainText } from './string-literal.ts';

const saved: SampleRequest = {
  method: 'POST',
  base: 'https://api.shop.example',
  path: '/v1/contacts',
  key: { variable: 'API_KEY' },
  headers: { 'Idempotency-Key': 'signup-1' },
  body: { email: 'ada@shop.example', address: { country: 'NG' }, tags: [{ name: 'a' }] },
};
const { http, node } = Object.fromEntries(
  sampleLanguages.map(({ id, write }) => [id, (request: SampleRequest) => codeOf(write(request))]),
) as Record<(typeof sampleLanguages)[number]['id'], (request: SampleRequest) => string>;

describe.each(sampleLanguages)('a sample in $label', ({ write }) => {
  it.each([
    ['a header that ends early', { headers: { 'X-Note': 'a\r\nHost: other.example' } }],
    ['a header name that is none', { headers: { 'X Note': 'a' } }],
    ['a header that it writes itself', { headers: { host: 'other.example' } }],
    ['a method in words', { method: 'POST /' }],
    ['a base with a path', { base: 'https://api.shop.example/v1' }],
    ['a base that is no address', { base: "';exit();'" }],
    ['a key on two lines', { key: { variable: 'A', value: 'a\nb' } }],
    ['a variable that is none', { key: { variable: "A']; exit(); //" } }],
    ['a path without its value', { path: '/v1/contacts/{id}' }],
  ])('is rejected for %s', (_, change) => {
    expect(() => write({ ...saved, ...change })).toThrow(RangeError);
  });

  it('names the field of each line', () => {
    const lines = write(saved);
    const of = (field: string) => lines.filter(({ fields }) => fields.includes(field));
    expect(of('email')).toHaveLength(1);
    expect(of('email')[0]?.text).toContain('ada@shop.example');
    expect(of('address')).toHaveLength(2);
    expect(of('address.country')[0]?.text).toContain('NG');
    expect(of('tags.name')[0]?.text).toContain('name');
    expect(of('Idempotency-Key')[0]?.text).toContain('signup-1');
  });

  it('marks the lines of path and query', () => {
    const request = {
      ...saved,
      path: '/v1/contacts/{id}',
      params: { id: 'c1' },
      query: { limit: '7' },
    };
    const lines = write(request);
    for (const [field, value] of [
      ['id', 'c1'],
      ['limit', '7'],
    ] as const) {
      const marked = lines.filter(({ fields }) => fields.includes(field));
      expect(marked.map(({ text }) => text).join()).toContain(value);
    }
  });

  it('reads the key from the environment, unless it is given', () => {
    expect(codeOf(write(saved))).toContain('API_KEY');
    const given = codeOf(write({ ...saved, key: { variable: 'API_KEY', value: 'gm_1' } }));
    expect(given).toContain('gm_1');
    expect(given).not.toContain('API_KEY');
  });

  it('shows no key where the call takes none', () => {
    const { key: _, ...open } = saved;
    expect(codeOf(write(open))).not.toMatch(/authorization|key =/i);
  });

  it('has no invisible characters or line breaks within a line', () => {
    fc.assert(
      fc.property(anyBody, (body) => {
        for (const { text } of write({ ...saved, body })) expect(isPlainText(text)).toBe(true);
      }),
    );
  });

  it.each(hostileStrings)('percent-encodes %j in a path', (value) => {
    if (value === '') return;
    const code = codeOf(
      write({ ...saved, path: '/v1/{id}/{key}', params: { id: value, key: value } }),
    );
    const encoded = encodeURIComponent(value).replace(
      /[!'()*]/g,
      (found) => `%${found.charCodeAt(0).toString(16).toUpperCase()}`,
    );
    expect(code).toContain(encoded);
  });

  it('keeps the lines of a usual call within the panel', () => {
    for (const { text } of write(saved)) expect(text.length).toBeLessThanOrEqual(51);
  });
});

describe('HTTP', () => {
  it('has the byte length of the body as Content-Length', () => {
    fc.assert(
      fc.property(anyBody, (body) => {
        const [head = '', text = ''] = http({ ...saved, body }).split(/\n\n(.*)/s);
        const length = Number(/^Content-Length: (\d+)$/m.exec(head)?.[1]);
        expect(Buffer.byteLength(text)).toBe(length);
        expect(JSON.parse(text)).toEqual(body);
        expect(head.split('\n')[0]).toBe('POST /v1/contacts HTTP/1.1');
        expect(head.match(/^Host:/gm)).toEqual(['Host:']);
      }),
    );
  });
});

describe('Node.js', () => {
  it('sends any body unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(anyBody, async (body) => {
        const sent = await fetchedBy(node({ ...saved, body }));
        expect(JSON.parse(String(sent.body))).toEqual(body);
        expect(sent).toMatchObject({
          url: 'https://api.shop.example/v1/contacts',
          method: 'POST',
          headers: { Authorization: 'Bearer from-env', 'Idempotency-Key': 'signup-1' },
        });
      }),
    );
  });

  it('sends any query unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' })),
        async (query) => {
          const { url } = await fetchedBy(node({ ...saved, method: 'GET', query }));
          expect(Object.fromEntries(new URL(String(url)).searchParams)).toEqual(query);
        },
      ),
    );
  });
});

/** What a sample hands to fetch. */
async function fetchedBy(code: string): Promise<Record<string, unknown>> {
  let sent: Record<string, unknown> = {};
  const surroundings = {
    process: { env: { API_KEY: 'from-env' } },
    console: { log() {}, dir() {} },
    URLSearchParams,
    fetch: async (url: string, options: object) => {
      sent = { url, ...options };
      return { status: 200, json: async () => ({}) };
    },
  };
  await runInNewContext(`(async () => {${code}\n})()`, surroundings);
  return sent;
}

function codeOf(lines: readonly SampleLine[]): string {
  return lines.map(({ text }) => text).join('\n');
}
