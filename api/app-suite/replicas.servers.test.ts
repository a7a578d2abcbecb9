import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { brand } from '@grovemail/config/brand.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { operatorTimeouts } from '../store/engines/postgres/pool.ts';
import { openPostgresStore } from '../store/postgres-store.ts';
import { sqlOn, testPostgres } from '../store-suite/postgres-for-test.ts';
import { testApp } from './app-for-test.ts';
import { compileCache } from './compile-cache-for-test.ts';
import { newKey } from './keys-for-test.ts';

const emptySchema = testPostgres();

/** What servers that share a database have to be given. */
const secrets = {
  FORM_TOKEN_KEY: 'a-key-that-several-servers-share',
  TRACKING_KEYS: 'another-key-that-several-servers-share',
  VAPID_PUBLIC_KEY: `B${'a'.repeat(86)}`,
  VAPID_PRIVATE_KEY: 'b'.repeat(43),
};

const enquiry = { fullname: 'Ada', email: 'a@b.co', subject: 'x', body: 'y' };

let url: string;
let running: ChildProcessByStdio<null, Readable, Readable>[];
beforeEach(async () => {
  url = await emptySchema();
  running = [];
});
afterEach(async () => {
  for (const child of running) {
    const ended = child.exitCode === null ? once(child, 'exit') : null;
    child.kill('SIGKILL');
    await ended;
  }
});

function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../server.ts')], {
    env: { ...compileCache, PORT: '0', DATABASE_URL: url, DATA_DIR: '/nowhere', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  return {
    async address() {
      const [line] = await Promise.race([once(child.stdout, 'data'), once(child, 'close')]);
      const address = /http:\S+/.exec(String(line))?.[0];
      if (!address) throw new Error(`The server did not start: ${output}`);
      return address;
    },
    async error() {
      const [code] = await once(child, 'close');
      return { code, output };
    },
  };
}

/** Both start at once, on a database that is empty. */
const twoReplicas = (env: Record<string, string>) =>
  Promise.all([1, 2].map(() => start({ ...secrets, ...env }).address()));

const send = (base: string | undefined, headers: Record<string, string> = {}) =>
  fetch(`${base}/guests/enquiry`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(enquiry),
  });

describe('does not start', () => {
  it('with a database but without the secrets that its servers share, naming each', async () => {
    const { code, output } = await start({}).error();
    expect(code).toBe(1);
    for (const name of Object.keys(secrets)) expect(output).toContain(`${name} is not set`);
  });

  it('when the database cannot be reached, in one sentence without its password', async () => {
    const DATABASE_URL = 'postgres://me:hunter2@127.0.0.1:1/grovemail';
    const { code, output } = await start({ ...secrets, DATABASE_URL }).error();
    expect(code).toBe(1);
    const sentence = `${brand.name} could not start: The store postgres://127.0.0.1:1`;
    expect(output.split('\n')).toEqual([expect.stringContaining(sentence), '']);
    expect(output).not.toContain('hunter2');
  });
});

describe('two servers on one database', () => {
  it('100 parallel posts with one key make one row and get one response', async () => {
    const bases = await twoReplicas({ RATE_LIMIT: 'off' });
    // A busy machine may turn some away for a moment: they try again, as the response asks.
    const posts = Array.from({ length: 100 }, async (_, at) => {
      for (;;) {
        const response = await send(bases[at % 2], { 'idempotency-key': 'the same key' });
        if (response.status !== 503) return `${response.status} ${await response.text()}`;
      }
    });
    const responses = await Promise.all(posts);
    expect(responses[0]).toMatch(/^200 /);
    expect(new Set(responses).size).toBe(1);
    expect(await sqlOn(url, 'select count(*)::integer as count from enquiries')).toEqual([
      { count: 1 },
    ]);
    expect(await sqlOn(url, 'select count(*)::integer as count from outbox')).toEqual([
      { count: 2 },
    ]);
  });

  it('share one limit', async () => {
    const bases = await twoReplicas({ RATE_LIMIT: '6' });
    const statuses: number[][] = [[], []];
    while (!statuses.every((seen) => seen.includes(429))) {
      for (const at of [0, 1]) statuses[at]?.push((await send(bases[at])).status);
    }
    const stored = statuses.flat().filter((status) => status === 200);
    // Fewer where a busy machine had one turned away after it was counted.
    expect(stored.length).toBeLessThanOrEqual(6);
  });
});

/** An application on the database. */
async function application(limits: object) {
  const now = () => Date.UTC(2026, 10, 21);
  const store = await openPostgresStore({ url, now, timeouts: operatorTimeouts });
  return testApp({ store, isShared: true, config: { limits } });
}

it('a limit holds over two servers to the last post, whatever address is forged', async () => {
  const limits = { formsPerMinute: 6, globalPerMinute: 600 };
  const replicas = [await application(limits), await application(limits)] as const;
  const responses: Awaited<ReturnType<typeof post>>[] = [];
  const post = (at: number) =>
    replicas[at % 2 ? 1 : 0].app.inject({
      method: 'POST',
      url: '/guests/enquiry',
      payload: { ...enquiry, body: `No. ${at}` },
      headers: { 'x-forwarded-for': `192.0.2.${at}` },
    });
  for (let at = 0; at < 20; at += 1) responses.push(await post(at));

  expect(responses.map(({ statusCode }) => statusCode)).toEqual([
    ...Array.from({ length: 6 }, () => 200),
    ...Array.from({ length: 14 }, () => 429),
  ]);
  expect(responses[3]?.headers).toMatchObject({
    'ratelimit-limit': '6',
    'ratelimit-remaining': '2',
    'ratelimit-reset': '60',
  });
  expect(responses[19]?.headers).toMatchObject({ 'ratelimit-remaining': '0', 'retry-after': '60' });
  // What counts against the limit over all, the network's posts, and the sender's, none by name: each server asks
  // once more than is allowed.
  const rows = await sqlOn(url, 'select * from use_counts order by count');
  expect(rows.map(({ count }) => count)).toEqual([4, 4, 8]);
  expect(JSON.stringify(rows)).not.toMatch(/127\.0|192\.0|everyone/);
  for (const replica of replicas) await replica.close();
});

it('two servers share the limit over all senders, and what comes beyond it is kept apart', async () => {
  const limits = { formsPerMinute: 10, globalPerMinute: 5 };
  const replicas = [await application(limits), await application(limits)] as const;
  const post = (remoteAddress: string, at: number, payload: object) =>
    replicas[at % 2 ? 1 : 0].app.inject({
      method: 'POST',
      url: '/guests/enquiry',
      payload,
      remoteAddress,
    });
  const empty = Array.from({ length: 60 }, (_, at) => post(`192.0.2.${at}`, at, {}));
  for (const { statusCode } of await Promise.all(empty)) expect(statusCode).toBe(400);
  const network = Array.from({ length: 60 }, (_, at) =>
    post(`2001:db8:0:1${at.toString(16).padStart(2, '0')}::1`, at, {}),
  );
  const failed = (await Promise.all(network)).filter(({ statusCode }) => statusCode === 429);
  expect(failed).toHaveLength(40);

  for (let at = 0; at < 10; at += 1) {
    const response = await post(`198.51.100.${at}`, at, { ...enquiry, body: `No. ${at}` });
    expect(response.statusCode).toBe(200);
  }
  const [one] = replicas;
  expect(await one.store.listEnquiries()).toHaveLength(7);
  expect(await one.store.listEnquiries({ quarantined: true })).toMatchObject(
    Array.from({ length: 3 }, () => ({ quarantine: { reason: 'overall_limit' } })),
  );
  for (const replica of replicas) await replica.close();
});

it('calls with one key of the public API share one limit', async () => {
  const limits = { keyPerMinute: 4 };
  const replicas = [await application(limits), await application(limits)] as const;
  const { id, headers } = await newKey(replicas[0]);
  const statuses: number[] = [];
  for (let at = 0; at < 12; at += 1) {
    const response = await replicas[at % 2 ? 1 : 0].app.inject({ url: '/v1/contacts', headers });
    statuses.push(response.statusCode);
  }
  expect(statuses).toEqual([...Array(4).fill(200), ...Array(8).fill(429)]);
  const rows = await sqlOn(url, 'select * from use_counts');
  expect(rows.map(({ count }) => count)).toEqual([6]);
  expect(JSON.stringify(rows)).not.toContain(id);
  for (const replica of replicas) await replica.close();
});

it('503 instead of a guess when the database is away before anything could be counted', async () => {
  const replica = await application({ formsPerMinute: 6, globalPerMinute: 600 });
  await replica.store.close();
  const response = await replica.app.inject({
    method: 'POST',
    url: '/guests/enquiry',
    payload: enquiry,
  });
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('5');
  await replica.close();
});
