import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { consoleActs } from './acts.ts';
import { ask, ConsoleFault, change, read } from './console-route.ts';
import { consoleServer } from './console-server.ts';
import { consoleKeys, tokenLifetime } from './keys.ts';
import { onceAddresses } from './once.ts';

let time = 0;
let app: FastifyInstance;
let port = 0;
/** The commands that ran. */
let commands: string[] = [];
const base = { operator: 'ada', givenName: null, command: 'console', subject: null, newKey: 'k' };
const keys = consoleKeys(() => time);
const once = onceAddresses(() => time);

async function start(isReadOnly = false): Promise<void> {
  commands = [];
  const acts = consoleActs(base);
  app = consoleServer({
    acts,
    keys,
    once,
    isReadOnly,
    files: (path) =>
      path === '/gone.js'
        ? null
        : { type: 'text/html', body: 'page', policy: "default-src 'none'" },
    routes: [
      read('/api/notes/:id', z.object({ search: z.string().max(5).default('') }), async (call) => ({
        ...call.params,
        ...call.query,
      })),
      change('/api/notes', 'note', z.object({ text: z.string() }).strict(), async ({ body }) => {
        commands.push(acts.current().command);
        return body;
      }),
      ask('/api/preview', z.object({ text: z.string() }), async ({ body }) => body),
      read('/api/away', z.object({}), async () => {
        throw new ConsoleFault(503, 'The store is away.');
      }),
      read('/api/broken', z.object({}), async () => {
        throw new SyntaxError('ada@shop.example is in this message');
      }),
    ],
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
}

beforeEach(() => start());
afterEach(() => app.close());

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: object;
}

/** Not `fetch`, which chooses Host and Origin itself. */
function send(path: string, { method = 'GET', headers = {}, body }: Sent = {}) {
  return new Promise<{ status: number; text: string; headers: Record<string, unknown> }>(
    (resolve, reject) => {
      const type: Record<string, string> = body ? { 'content-type': 'application/json' } : {};
      const sent = request(
        { port, path, method, host: '127.0.0.1', headers: { ...type, ...headers } },
        (response) => {
          let text = '';
          response.on('data', (chunk) => {
            text += chunk;
          });
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, text, headers: response.headers }),
          );
        },
      );
      sent.on('error', reject);
      sent.end(body && JSON.stringify(body));
    },
  );
}

const keyed = () => ({ 'x-console-key': keys.exchange(keys.newToken()) ?? '' });
const exchange = (token: string) => send('/api/session', { method: 'POST', body: { token } });

describe('a token', () => {
  it('becomes a key, once', async () => {
    const token = keys.newToken();
    const first = await exchange(token);
    expect(first.status).toBe(200);
    const { key } = JSON.parse(first.text);
    expect((await send('/api/notes/1', { headers: { 'x-console-key': key } })).status).toBe(200);
    const second = await exchange(token);
    expect(second.status).toBe(401);
    expect(second.text).toContain('Press Enter in the terminal');
  });

  it('becomes none after a minute, or once there is another', async () => {
    const old = keys.newToken();
    time += tokenLifetime;
    expect((await exchange(old)).status).toBe(401);
    const replaced = keys.newToken();
    const newest = keys.newToken();
    expect((await exchange(replaced)).status).toBe(401);
    expect((await exchange(newest)).status).toBe(200);
  });

  it.each(['', 'x', 'a'.repeat(300)])('is not guessed: %j', async (token) => {
    keys.newToken();
    expect((await exchange(token)).status).toBeGreaterThanOrEqual(400);
  });
});

describe('a call is rejected', () => {
  it.each([
    ['without a key', {}],
    ['with another key', { 'x-console-key': 'x' }],
    ['with a token for a key', { 'x-console-key': keys.newToken() }],
    ['with a key in a cookie', { cookie: 'x-console-key=x' }],
  ])('%s', async (_, headers) => {
    for (const path of ['/api/notes/1', '/api/nothing']) {
      expect((await send(path, { headers })).status).toBe(401);
    }
  });

  it.each(['/%61pi/notes', '/%61%70%69/notes', '/ap%69/notes', '/api/%6eotes', '/api/notes?x=1'])(
    'without a key at another spelling of the path: %s',
    async (path) => {
      const sent = await send(path, { method: 'POST', body: { text: 'x' } });
      expect(sent.status).toBe(401);
      expect(commands).toEqual([]);
      for (const method of ['GET', 'HEAD']) {
        const read = await send(`${path.split('?')[0]}/1`, { method });
        expect(read.status).toBe(401);
      }
    },
  );

  it.each(['//api/notes/1', '/API/notes/1', '/api%2fnotes/1', '/x/../api/notes/1'])(
    'or is the page: %s',
    async (path) => {
      expect((await send(path)).text).toBe('page');
    },
  );

  it.each(['attacker.example', 'attacker.example:80', '127.0.0.1', '127.0.0.1:1', '[::1]'])(
    'with the Host %j',
    async (host) => {
      for (const path of ['/', '/api/notes/1']) {
        const { status } = await send(path, { headers: { ...keyed(), host } });
        expect(status).toBeGreaterThanOrEqual(400);
      }
    },
  );

  it.each([
    'https://attacker.example',
    'null',
    'http://127.0.0.1',
    'http://localhost:1',
    'file://',
  ])('with the Origin %j', async (origin) => {
    const headers = { ...keyed(), origin };
    expect((await send('/api/notes/1', { headers })).status).toBe(403);
    const sent = await send('/api/notes', { method: 'POST', headers, body: { text: 'x' } });
    expect(sent.status).toBe(403);
    expect(commands).toEqual([]);
  });

  it('that changes something, while the console only reads', async () => {
    await app.close();
    await start(true);
    const headers = keyed();
    const sent = await send('/api/notes', { method: 'POST', headers, body: { text: 'x' } });
    expect(sent.status).toBe(403);
    expect(sent.text).toContain('--read-only');
    expect(commands).toEqual([]);
    expect((await send('/api/notes/1', { headers })).status).toBe(200);
    const asked = await send('/api/preview', { method: 'POST', headers, body: { text: 'x' } });
    expect([asked.status, asked.text]).toEqual([200, '{"text":"x"}']);
  });
});

it.each(['127.0.0.1', 'localhost'])(
  'a call with its own Origin and Host is heard: %s',
  async (name) => {
    const headers = { ...keyed(), host: `${name}:${port}`, origin: `http://${name}:${port}` };
    const { status, text } = await send('/api/notes', {
      method: 'POST',
      headers,
      body: { text: 'x' },
    });
    expect([status, text]).toEqual([200, '{"text":"x"}']);
    expect(commands).toEqual(['console note']);
  },
);

describe('an error', () => {
  it.each([
    ['/api/notes/1?search=toolong', 400, 'search: '],
    ['/api/away', 503, 'The store is away.'],
    ['/api/nothing', 404, 'There is nothing at this address.'],
    ['/api/broken', 500, 'Unexpected error (SyntaxError).'],
  ])('of %s has a sentence', async (path, status, message) => {
    const response = await send(path, { headers: keyed() });
    expect(response.status).toBe(status);
    expect(JSON.parse(response.text).error).toContain(message);
    expect(response.text).not.toContain('shop.example');
  });
});

it('nothing is kept or framed by anyone', async () => {
  for (const path of ['/', '/inbox/1', '/gone.js', '/api/notes/1', '/once/x']) {
    const { headers } = await send(path, { headers: keyed() });
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['set-cookie']).toBeUndefined();
  }
});

describe('an address that works once', () => {
  const mail = { html: '<script>x</script>' };

  it('needs no key, and works once', async () => {
    const path = once.add(mail);
    const { status, text, headers } = await send(path);
    expect([status, text]).toEqual([200, '<script>x</script>']);
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/^sandbox; default-src 'none'/);
    expect(policy).not.toContain('script');
    expect((await send(path)).status).toBe(410);
  });

  it('ends after a minute', async () => {
    const path = once.add(mail);
    time += 60_000;
    expect((await send(path)).status).toBe(410);
  });

  it('makes room for the next after a hundred', async () => {
    const [first = '', ...others] = Array.from({ length: 101 }, () => once.add(mail));
    expect((await send(first)).status).toBe(410);
    expect((await send(others[0] ?? '')).status).toBe(200);
  });
});
