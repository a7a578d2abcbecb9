import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqliteStore } from '../../store/sqlite-store.ts';
import { acceptance, enquiry, outboxEntry } from '../../store-suite/acceptances.ts';
import { inChild } from './in-child.ts';
import type { Entry } from './queue.ts';
import { Undeliverable } from './undeliverable.ts';

const server = fileURLToPath(new URL('crashing-for-test.ts', import.meta.url));
const child = new URL('crashing-child-for-test.ts', import.meta.url);
const leaseMs = 30_000;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'grovemail-crash-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('delivers an entry that crashes servers in a child process, and marks it dead when that crashes too', async () => {
  const path = join(folder, 'store.sqlite');
  const store = openSqliteStore({ path, now: Date.now });
  const topics = ['neighbour', 'neighbour', 'crash', 'neighbour', 'neighbour'];
  const entries = topics.map((topic) => outboxEntry({ topic, createdAt: Date.now() }));
  await store.accept(acceptance(enquiry(), {}, entries));

  let ahead = 0;
  const run = () => {
    ahead += leaseMs + 1_000;
    const { status, stdout } = spawnSync(process.execPath, [server, path, String(ahead)]);
    return { status, stdout: String(stdout) };
  };
  expect([run(), run(), run()].map(({ status }) => status)).toEqual([1, 1, 1]);
  expect((await store.countOutbox()).dead).toBe(0);

  const { status, stdout } = run();
  expect(status).toBe(0);
  expect(stdout).toMatch(/"topic":"crash".*"text":"gave up"/);
  expect(await store.countOutbox()).toMatchObject({ waiting: 0, dead: 1, done: 4 });
  expect(await store.listOutbox({ state: 'dead' })).toMatchObject([
    { topic: 'crash', error: expect.stringContaining('exited (code 1)') },
  ]);
  await store.close();
});

describe('a delivery in a child process', () => {
  const deliver = inChild(child);
  const never = new AbortController().signal;
  const entry = (topic: string): Entry => ({
    id: 'e',
    topic,
    payload: { words: 'Grüße' },
    createdAt: 0,
    attempts: 4,
    lost: 3,
  });

  it('has the result its child reports', async () => {
    expect(await deliver(entry('taken'), never)).toBe('took Grüße');
    await expect(deliver(entry('later'), never)).rejects.toThrow('not now');
    await expect(deliver(entry('later'), never)).rejects.not.toThrow(Undeliverable);
    await expect(deliver(entry('never'), never)).rejects.toThrow(Undeliverable);
    await expect(deliver(entry('unknown'), never)).rejects.toThrow('does not know the topic');
  });

  it.each([
    ['crash', 'code 1'],
    ['out-of-memory', 'SIGABRT'],
    ['killed', 'SIGKILL'],
  ])('gives up an entry that crashes its child: %s', async (topic, end) => {
    const error: unknown = await deliver(entry(topic), never).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Undeliverable);
    expect(String(error)).toContain(`exited (${end})`);
  });

  it('kills its child on a timeout, which does not count as a crash', async () => {
    const over = new AbortController();
    const delivered = deliver(entry('hangs'), over.signal);
    over.abort(new Error('over'));
    await expect(delivered).rejects.toThrow('over');
  });

  it('survives a signal to the process group', async () => {
    expect(await deliver(entry('stopped'), never)).toBe('went on');
  });
});
