// Long: one process, from its start to its end.

import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { formToken } from '@grovemail/contract/operations/form-token.ts';
import { demos } from '@grovemail/contract/operations/leads.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { compileCache } from './app-suite/compile-cache-for-test.ts';
import { apiKeyDigest, formatApiKey } from './keys/api-key.ts';
import { startSmtpServer } from './mail/mail-for-test.ts';
import { damageTable } from './store/engines/sqlite/damage-for-test.ts';
import { storeFile } from './store/store-file.ts';
import { contactChange, unkeyed } from './store-suite/account-calls.ts';
import { storeForTest } from './store-suite/store-for-test.ts';

let directory: string;
let running: ChildProcessByStdio<null, Readable, Readable>[];
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'grovemail-server-'));
  running = [];
});
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(directory, { recursive: true, force: true });
});

function start(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'server.ts')], {
    env: { ...compileCache, PORT: '0', DATA_DIR: join(directory, 'new', 'data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    output.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output.err += chunk;
  });
  return {
    child,
    output,
    async ready(): Promise<string> {
      while (!output.out.includes('\n')) await once(child.stdout, 'data');
      return output.out.trim().split(' ').at(-1) ?? '';
    },
    async ended(): Promise<number | null> {
      const [code] = (await once(child, 'close')) as [number | null];
      return code;
    },
  };
}

describe('does not start', () => {
  it('with a configuration that is wrong, naming each variable', async () => {
    const server = start({ PORT: 'many', SITE_ENV: 'production' });
    expect(await server.ended()).toBe(1);
    for (const name of ['PORT', 'SITE_URL', 'APP_URL']) expect(server.output.err).toContain(name);
    expect(server.output.err).not.toMatch(/^\s+at /m);
    expect(server.output.out).toBe('');
  });

  it('with a data folder that is a file, naming DATA_DIR', async () => {
    const file = join(directory, 'file');
    writeFileSync(file, '');
    const server = start({ DATA_DIR: file });
    expect(await server.ended()).toBe(1);
    expect(server.output.err).toBe(
      `DATA_DIR is ${file}, which is not a folder. Set it to a folder.\n`,
    );
  });

  it('over a damaged store, naming what to do', async () => {
    const dataDir = join(directory, 'new', 'data');
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(
      storeFile(dataDir),
      'no database, but long enough to be taken for one'.repeat(100),
    );
    const server = start();
    expect(await server.ended()).toBe(1);
    expect(server.output.err).toMatch(/is damaged .* store restore .*\n$/);
    expect(server.output.err).not.toMatch(/^\s+at /m);
  });

  it('over a store of 0 bytes, naming what to do, and leaves it', async () => {
    const dataDir = join(directory, 'new', 'data');
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(storeFile(dataDir), '');
    const server = start();
    expect(await server.ended()).toBe(1);
    expect(server.output.err).toMatch(/is empty \(0 bytes\).* store restore /);
    expect(server.output.err).not.toMatch(/^\s+at /m);
    expect(readFileSync(storeFile(dataDir))).toHaveLength(0);
  });

  it('on a port that is taken, naming PORT in one sentence', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const address = holder.address();
    const port = String(typeof address === 'object' && address ? address.port : 0);
    const server = start({ PORT: port });
    expect(await server.ended()).toBe(1);
    expect(server.output.err).toBe(
      `Port ${port} is already in use. Set PORT to a free one, for example PORT=3001.\n`,
    );
    holder.close();
  });
});

describe('when ready', () => {
  it('prints exactly one line, makes its data folder, serves /healthz', async () => {
    const server = start();
    const url = await server.ready();
    expect(server.output.out).toMatch(/^.+ is ready at http:\/\/127\.0\.0\.1:\d+\n$/);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect(server.output.err).toBe('');
  });

  it('finds damage while running: it is then not ready, stores nothing, and logs once what to do', async () => {
    const dataDir = join(directory, 'new', 'data');
    const store = storeForTest({ path: storeFile(dataDir), now: Date.now });
    await store.saveContact(contactChange({ extraData: { all: 'x'.repeat(9_000) } }), unkeyed());
    await store.close();
    damageTable(storeFile(dataDir), 'contacts');
    const server = start();
    const url = await server.ready();
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    await expect.poll(() => server.output.err, { timeout: 20_000 }).toContain('damaged');
    await expect
      .poll(async () => (await fetch(`${url}/readyz`)).status, { timeout: 20_000 })
      .toBe(503);
    const body = { fullname: 'Ada', email: 'ada@shop.example', subject: 'Lists', body: 'How?' };
    const posted = await fetch(`${url}/guests/enquiry`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(posted.status).toBe(503);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    const lines = server.output.err.split('\n').filter((line) => line.includes('store restore'));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 50,
      msg: expect.stringMatching(/^the store is damaged.* store restore <file> --force/),
    });
  });

  it('logs that it created a store, at the first start alone', async () => {
    for (const times of [1, 0]) {
      const server = start({ LOG_LEVEL: 'info' });
      await server.ready();
      expect(server.output.err.split('created a new store')).toHaveLength(1 + times);
      server.child.kill('SIGTERM');
      expect(await server.ended()).toBe(0);
    }
  });

  it('names a variable that is likely misspelled', async () => {
    const server = start({ SITE_ULR: 'https://shop.example' });
    await server.ready();
    expect(server.output.err).toBe(
      'SITE_ULR is set, but no such variable exists. Did you mean SITE_URL?\n',
    );
  });

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'finishes what is in flight on %s, then ends with 0',
    async (signal) => {
      const server = start();
      const url = new URL(await server.ready());
      const bodies = ['a', 'b', 'c'].map((fullname) =>
        JSON.stringify({ fullname, email: 'a@b.co', subject: 'x', body: 'y' }),
      );
      const requests = bodies.map((body) => begin(url, body));
      // 100 Continue: the server has read the head and waits for the body.
      await Promise.all(requests.map(({ continued }) => continued));
      server.child.kill(signal);
      await rejectsConnections(url);
      for (const request of requests) request.finish();
      const responses = await Promise.all(requests.map(({ response }) => response));
      for (const response of responses) expect(response).toContain('HTTP/1.1 200 OK');
      expect(await server.ended()).toBe(0);
    },
  );

  it('keeps serving for SHUTDOWN_DELAY after SIGTERM, while it is not ready', async () => {
    const server = start({ SHUTDOWN_DELAY: '60' });
    const url = await server.ready();
    const statusOf = async (path: string) => (await fetch(url + path)).status;
    expect(await statusOf('/readyz')).toBe(200);
    server.child.kill('SIGTERM');
    await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(503), 60_000);
    expect(await statusOf('/modules')).toBe(200);
  });

  it('ends after SHUTDOWN_DELAY', async () => {
    const server = start({ SHUTDOWN_DELAY: '1' });
    await server.ready();
    server.child.kill('SIGTERM');
    expect(await server.ended()).toBe(0);
  });

  it('still holds what it accepted before, after SIGKILL', async () => {
    const send = async (url: string) => {
      const response = await fetch(`${url}/demos`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'once' },
        body: JSON.stringify({ type: 'demo', metadata: demo }),
      });
      return response.text();
    };
    const first = start();
    const before = await send(await first.ready());
    first.child.kill('SIGKILL');
    await first.ended();
    const second = start();
    expect(await send(await second.ready())).toBe(before);
  });
});

it('notes its address, so that a command beside it prints links that work', async () => {
  const server = start();
  const url = await server.ready();
  const script = join(import.meta.dirname, 'cli', 'ops.ts');
  const link = ['preferences', 'link', '--email', 'a@b.co', '--contact', '7', '--list', 'news'];
  const env = { ...compileCache, PORT: '9', DATA_DIR: join(directory, 'new', 'data') };
  const { stdout } = spawnSync(process.execPath, [script, ...link], { encoding: 'utf8', env });
  expect(stdout.startsWith(`${url}/`)).toBe(true);
});

describe('a key of the public API', () => {
  it('is in no log, response or file, whatever it is used for and however it is sent', async () => {
    const dataDir = join(directory, 'new', 'data');
    const server = start({ LOG_LEVEL: 'trace' });
    const url = await server.ready();
    const store = storeForTest({ path: storeFile(dataDir), now: Date.now });
    const secrets = { live: randomBytes(32), test: randomBytes(32), revoked: randomBytes(32) };
    const keys: string[] = [];
    for (const [label, secret] of Object.entries(secrets)) {
      const key = formatApiKey(secret, { test: label === 'test' });
      const row = {
        id: label,
        createdAt: 0,
        label,
        scopes: ['all'] as const,
        endsAt: null,
        networks: [],
        isTest: label === 'test',
        isStrict: false,
      };
      await store.addKey({ ...row, digest: apiKeyDigest(key) });
      keys.push(key);
    }
    await store.revokeKey('revoked');
    await store.close();

    const mail = { to: 'ada@shop.example', subject: 'Hi', html: '<p>Hello</p>' };
    const responses: string[] = [];
    for (const key of keys) {
      const authorization = `Bearer ${key}`;
      for (const [method, path, headers, body] of [
        ['POST', '/v1/contacts', { authorization }, { email: 'ada@shop.example' }],
        [
          'POST',
          '/v1/automations',
          { authorization },
          { event_code: 'a', contact_email: 'a@b.co' },
        ],
        ['POST', '/v1/transactionals', { authorization, 'idempotency-key': 'once' }, mail],
        ['GET', '/v1/contacts', { authorization }, null],
        ['POST', '/v1/contacts', { authorization }, { email: 'no address', key: 1 }],
        ['POST', '/v1/contacts', { authorization }, '{"broken'],
        ['POST', '/v1/contacts', { authorization, 'content-type': 'text/plain' }, 'x'],
        ['POST', '/v1/contacts', { authorization }, 'x'.repeat(70_000)],
        ['DELETE', '/v1/contacts', { authorization }, null],
        ['GET', '/v1/nothing', { authorization }, null],
        ['POST', '/guests/enquiry', { authorization }, {}],
        // Slips: without the scheme, in the address, twice.
        ['GET', '/v1/contacts', { authorization: key }, null],
        ['GET', `/v1/contacts?key=${key}`, {}, null],
        ['GET', `/v1/transactionals/${key}`, { authorization }, null],
        ['GET', '/v1/contacts', { authorization: `${authorization}, ${authorization}` }, null],
      ] as const) {
        const response = await fetch(url + path, {
          method,
          headers: { 'content-type': 'application/json', ...headers },
          body: typeof body === 'string' ? body : body && JSON.stringify(body),
        });
        responses.push(JSON.stringify([...response.headers]), await response.text());
      }
    }
    server.child.kill('SIGTERM');
    expect(await server.ended()).toBe(0);

    const files = readdirSync(dataDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name)));
    const everything = Buffer.concat(
      [...responses, server.output.out, server.output.err].map(asBytes),
    );
    expect(everything.includes('ada@shop.example')).toBe(true);
    expect(server.output.err).toContain('/v1/contacts');
    expect(files.some((bytes) => bytes.includes('ada@shop.example'))).toBe(true);
    for (const secret of Object.values(secrets)) {
      for (const bytes of [everything, ...files]) {
        expect(bytes.includes(secret.toString('base64url'))).toBe(false);
        expect(bytes.includes(secret)).toBe(false);
      }
    }
  });
});

describe('mail', () => {
  const enquire = (url: string) =>
    fetch(`${url}/guests/enquiry`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fullname: 'Ada', email: 'a@b.co', subject: 'x', body: 'y' }),
    });
  const outbox = async () => {
    const path = storeFile(join(directory, 'new', 'data'));
    const store = storeForTest({ path, now: Date.now, readOnly: true });
    const rows = await store.listOutbox();
    await store.close();
    return rows;
  };

  it('goes out at once, and what is in flight on SIGTERM is finished', async () => {
    const smtp = await startSmtpServer();
    const server = start({ SMTP_URL: smtp.url });
    await enquire(await server.ready());
    while (smtp.received.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    server.child.kill('SIGTERM');
    expect(await server.ended()).toBe(0);
    const done = (await outbox()).filter(({ state }) => state === 'done').map(({ id }) => id);
    const received = smtp.received.map(({ parsed }) => parsed.messageId?.slice(1).split('@')[0]);
    expect(received.toSorted()).toEqual(done.toSorted());
    await smtp.stop();
  });

  it('to a server that hangs is given back on SIGTERM, and the end is not held up by it', async () => {
    const connected = Promise.withResolvers<void>();
    const hanging = createServer(() => connected.resolve()).listen(0, '127.0.0.1');
    await once(hanging, 'listening');
    const { port } = hanging.address() as { port: number };
    const server = start({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    await enquire(await server.ready());
    await connected.promise;
    server.child.kill('SIGTERM');
    expect(await server.ended()).toBe(0);
    for (const row of await outbox()) {
      expect(row).toMatchObject({
        state: 'waiting',
        error: 'The server stopped before this was delivered.',
      });
      expect(row.nextAt).toBeLessThanOrEqual(Date.now());
    }
    hanging.close();
  });
});

describe('form tokens', () => {
  const tokenOf = async (url: string) => {
    const response = await fetch(`${url}/guests/form-token`);
    return formToken.response.schema.parse(await response.json()).payload.data.token;
  };
  const send = (url: string, token: string) =>
    fetch(`${url}/guests/enquiry`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'form-token': token },
      body: JSON.stringify({ fullname: 'Ada', email: 'a@b.co', subject: 'x', body: token }),
    });
  const dataDir = () => join(directory, 'new', 'data');

  /** Why each enquiry is held back; those that are not are left out. */
  async function reasons() {
    const store = storeForTest({ path: storeFile(dataDir()), now: Date.now, readOnly: true });
    const rows = await store.listEnquiries({ quarantined: true });
    await store.close();
    return rows.map(({ quarantine }) => quarantine?.reason);
  }

  it('are signed with the key that the first start made, after SIGKILL too', async () => {
    const first = start();
    const token = await tokenOf(await first.ready());
    first.child.kill('SIGKILL');
    await first.ended();
    const url = await start().ready();
    expect((await send(url, token)).status).toBe(200);
    // It may be held back for being young, on a fast machine; never for another key's signature.
    expect(await reasons()).not.toContain('token_forged');
    expect((await send(url, `${token}x`)).status).toBe(200);
    expect(await reasons()).toContain('token_forged');
  });

  it('are signed with FORM_TOKEN_KEY where it is set, alike in all processes', async () => {
    const key = { FORM_TOKEN_KEY: 'a-key-that-several-servers-share' };
    const elsewhere = await start({ ...key, DATA_DIR: join(directory, 'other') }).ready();
    const other = await start({ DATA_DIR: join(directory, 'third') }).ready();
    const url = await start(key).ready();
    await send(url, await tokenOf(elsewhere));
    expect(await reasons()).not.toContain('token_forged');
    await send(url, await tokenOf(other));
    expect(await reasons()).toContain('token_forged');
  });
});

const demo = demos.examples.body.metadata;

function begin(url: URL, body: string) {
  const socket = connect(Number(url.port), url.hostname);
  let received = '';
  const continued = new Promise<void>((resolve) => {
    socket.on('data', (chunk) => {
      received += chunk;
      if (received.includes('100 Continue')) resolve();
    });
  });
  socket.write(
    `POST /guests/enquiry HTTP/1.1\r\nHost: ${url.host}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
  );
  return {
    continued,
    response: once(socket, 'close').then(() => received),
    finish: () => socket.write(body),
  };
}

async function rejectsConnections(url: URL): Promise<void> {
  for (;;) {
    const socket = connect(Number(url.port), url.hostname);
    const rejected = await new Promise<boolean>((resolve) => {
      socket.on('connect', () => resolve(false)).on('error', () => resolve(true));
    });
    socket.destroy();
    if (rejected) return;
  }
}

function asBytes(text: string): Buffer {
  return Buffer.from(text);
}
