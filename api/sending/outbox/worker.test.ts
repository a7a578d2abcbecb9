// Long: the cases of one worker, over the same store and clock.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pauseAfter, retryDelays } from '@grovemail/domain/delivery/delivery-limits.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StoreUnavailableError } from '../../store/database/errors.ts';
import type { OutboxEntry } from '../../store/queue/outbox-store.ts';
import type { Store } from '../../store/store.ts';
import { acceptance, enquiry, outboxEntry } from '../../store-suite/acceptances.ts';
import { attemptAt, handBack, mail, unkeyed } from '../../store-suite/account-calls.ts';
import { storeForTest } from '../../store-suite/store-for-test.ts';
import {
  Bounced,
  type Deliver,
  type Entry,
  ReceiverGone,
  RetryLater,
  Undeliverable,
} from './queue.ts';
import { startWorker, type Worker } from './worker.ts';

let folder: string;
let store: Store;
let clock: { now: number };
let logged: { level: string; facts: Record<string, unknown>; text: string }[];
let workers: Worker[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'grovemail-worker-'));
  clock = { now: 1_800_000_000_000 };
  store = storeForTest({ path: join(folder, 'store.sqlite'), now: () => clock.now });
  logged = [];
  workers = [];
});
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop(0)));
  await store.close();
  rmSync(folder, { recursive: true });
});

function start(
  deliver: Record<string, Deliver>,
  settings: Partial<Parameters<typeof startWorker>[0]> = {},
) {
  const logTo = (level: string) => (facts: object, text: string) =>
    void logged.push({ level, facts: { ...facts }, text });
  const worker = startWorker({
    queue: store,
    deliver,
    forget: (['delivered', 'transactionals'] as const).map(
      (kind) => (limit) => store.forget(kind, limit),
    ),
    now: () => clock.now,
    log: { info: logTo('info'), warn: logTo('warn'), error: logTo('error') },
    pollMs: 5,
    ...settings,
  });
  workers.push(worker);
  return worker;
}

async function enqueue(count: number, topic = 'a'): Promise<string[]> {
  const entries = times(count, (at) => entryOf(topic, { at }));
  await accept(entries);
  return entries.map(({ id }) => id);
}

const times = <Item>(count: number, make: (at: number) => Item) =>
  Array.from({ length: count }, (_, at) => make(at));
const entryOf = (topic: string, payload: Record<string, unknown> = {}) =>
  outboxEntry({ topic, payload, createdAt: clock.now });
const accept = (entries: OutboxEntry[]) => store.accept(acceptance(enquiry(), {}, entries));

async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 2));
}

const rows = async () => (await store.listOutbox()).toReversed();
const allDone = async () => (await rows()).every(({ state }) => state === 'done');

describe('done', () => {
  it('delivers each entry once, the oldest first, a few at a time', async () => {
    const ids = await enqueue(50);
    const delivered: string[] = [];
    let inFlight = 0;
    let maxInFlight = 0;
    start({
      a: async ({ id }) => {
        delivered.push(id);
        maxInFlight = Math.max(maxInFlight, ++inFlight);
        await new Promise((resolve) => setImmediate(resolve));
        inFlight -= 1;
        return undefined;
      },
    });
    await until(allDone);
    expect(delivered).toEqual(ids);
    expect(maxInFlight).toBeLessThanOrEqual(8);
  });

  it('starts immediately when woken, without waiting for the next poll', async () => {
    const seen: string[] = [];
    // It never polls within this test.
    const pollMs = 3_600_000;
    const worker = start({ a: async ({ id }) => void seen.push(id) as undefined }, { pollMs });
    const [id] = await enqueue(1);
    worker.wake();
    await until(allDone);
    expect(seen).toEqual([id]);
  });

  it("logs the receiver's reply without email addresses", async () => {
    await enqueue(1);
    start({ a: async () => '250 2.1.5 <ada@shop.example> ok\r\nforged line' });
    await until(() => logged.length > 0);
    expect(logged).toMatchObject([
      {
        level: 'info',
        facts: { topic: 'a', attempts: 1, reply: '250 2.1.5 <…@…> ok forged line' },
      },
    ]);
  });

  it('deletes delivered entries and email logs after 90 days, in batches', async () => {
    await enqueue(450);
    const log = mail({ space: 'test', status: 'test', createdAt: clock.now });
    await store.queueTransactional(log, [], unkeyed());
    start({ a: async () => undefined });
    await until(allDone);
    clock.now += 91 * 24 * 60 * 60_000;
    await until(async () => (await rows()).length === 0);
    await until(async () => (await store.readTransactional(log.id, 'test')) === null);
  });
});

describe('failed', () => {
  it('is retried after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h and 10 h, then dead but not deleted', async () => {
    await enqueue(1);
    const attempts: number[] = [];
    start({
      a: async (entry) => {
        attempts.push(entry.attempts);
        throw new Error('No response from ada@shop.example.');
      },
    });
    const [s, min, h] = [1_000, 60_000, 3_600_000];
    const waits = [5 * s, 5 * min, 30 * min, 2 * h, 5 * h, 10 * h, 10 * h];
    expect([...retryDelays]).toEqual(waits);
    for (const [at, wait] of waits.entries()) {
      const due = clock.now + wait;
      await until(
        async () => (await rows())[0]?.attempts === at + 1 && (await rows())[0]?.nextAt === due,
      );
      expect((await rows())[0]).toMatchObject({ state: 'waiting', error: 'No response from …@…' });
      clock.now = due;
    }
    await until(async () => (await rows())[0]?.state === 'dead');
    expect(attempts).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(logged.map(({ level }) => level)).toEqual([...Array(7).fill('warn'), 'error']);
    expect(JSON.stringify(logged)).not.toContain('ada@');
  });

  it('is dead at once when undeliverable', async () => {
    await enqueue(1);
    start({ a: () => Promise.reject(new Undeliverable('There is no such mailbox.')) });
    await until(async () => (await rows())[0]?.state === 'dead');
    expect(await rows()).toMatchObject([{ attempts: 1, error: 'There is no such mailbox.' }]);
  });

  it('is no alarm when its recipient does not exist', async () => {
    await enqueue(1);
    start({ a: () => Promise.reject(new Bounced('550 5.1.1 <ada@example.com> does not exist')) });
    await until(async () => (await rows())[0]?.state === 'bounced');
    expect(await rows()).toMatchObject([{ attempts: 1, error: '550 5.1.1 <…@…> does not exist' }]);
    await until(async () => logged.length > 0);
    expect(logged.map(({ level }) => level)).toEqual(['info']);
  });

  it.each(['b', '__proto__', 'toString'])(
    'with the unknown topic %s stays queued indefinitely, for a version that knows it',
    async (topic) => {
      const [id] = await enqueue(1, topic);
      start({ a: async () => undefined });
      for (let attempt = 1; attempt <= 10; attempt++) {
        await until(
          async () => (await rows())[0]?.attempts === attempt && (await rows())[0]?.error !== null,
        );
        await until(
          async () => (await store.claimOutbox({ limit: 1, leaseUntil: 0 })).length === 0,
        );
        clock.now += 11 * 3_600_000;
      }
      const [row] = await rows();
      expect(row).toMatchObject({ id, state: 'waiting' });
      expect(row?.error).toContain(`does not know the topic "${topic}"`);
    },
  );

  it('after a timeout, whether or not it listens to the signal', async () => {
    await enqueue(2);
    const abortable: Deliver = (_, signal) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(new Error())),
      );
    const unabortable: Deliver = () => new Promise(() => {});
    let at = 0;
    start({ a: (...given) => (at++ === 0 ? abortable : unabortable)(...given) }, { timeoutMs: 20 });
    await until(async () =>
      (await rows()).every(({ error }) => error === 'The delivery timed out.'),
    );
  });

  it.each([
    [
      'a handler that throws before it is async',
      (() => {
        throw new TypeError('boom');
      }) as unknown as Deliver,
    ],
    ['a rejection without an Error', () => Promise.reject('ada@shop.example is wrong')],
  ])('by %s does not affect other entries', async (_, broken) => {
    await enqueue(1, 'broken');
    await enqueue(1);
    start({ broken, a: async () => undefined });
    await until(async () => (await rows()).map(({ state }) => state).join() === 'waiting,done');
    await until(async () => (await rows())[0]?.error !== null);
    expect((await rows())[0]?.error).not.toContain('ada@');
  });
});

describe('an unavailable store', () => {
  it('is retried, and logged once', async () => {
    await enqueue(3);
    let away = true;
    let asked = 0;
    const queue: Store = {
      ...store,
      claimOutbox: async (claim) => {
        asked += 1;
        if (away) throw new StoreUnavailableError('The store is away.');
        return store.claimOutbox(claim);
      },
    };
    start({ a: async () => undefined }, { queue });
    await until(() => asked > 5);
    expect(logged).toMatchObject([{ level: 'error', text: 'the outbox cannot be read' }]);
    away = false;
    await until(allDone);
    expect(logged[1]).toMatchObject({ level: 'warn', text: 'the outbox can be read again' });
  });

  it('while a delivery is settled lets the lease expire, and the same id is delivered again', async () => {
    const [id] = await enqueue(1);
    const seen: string[] = [];
    let away = true;
    const queue: Store = {
      ...store,
      settleOutbox: async (...given) => {
        if (away) throw new StoreUnavailableError('The store is away.');
        return store.settleOutbox(...given);
      },
    };
    start({ a: async (entry: Entry) => void seen.push(entry.id) as undefined }, { queue });
    await until(() => seen.length === 1);
    away = false;
    clock.now += 31_000;
    await until(allDone);
    expect(seen).toEqual([id, id]);
  });
});

it('still runs its interval tasks after the clock is set back', async () => {
  const seen = { givenUp: 0, forgotten: 0 };
  const buryLost = async () => {
    seen.givenUp += 1;
    return [];
  };
  start({}, { queue: { ...store, buryLost }, forget: [async () => ++seen.forgotten] });
  await until(() => seen.givenUp === 1 && seen.forgotten === 1);
  clock.now -= 3_600_000;
  await until(() => seen.givenUp === 2 && seen.forgotten === 2);
});

it('retries no later after the clock is put back', async () => {
  const [failing] = await enqueue(1);
  await accept([entryOf('event.webhook', { webhookId: 'x' })]);
  await handBack(store);
  for (let times = 0; times < 5; times += 1)
    await store.recordResponse(attemptAt('x', 'No response.'));
  let tried = 0;
  start({
    a: async () => {
      tried += 1;
      throw new Error('No response.');
    },
  });
  const nextAt = async () => (await rows()).find(({ id }) => id === failing)?.nextAt ?? 0;
  await until(async () => (await nextAt()) > clock.now);
  clock.now -= 3_600_000;
  await until(async () => (await nextAt()) <= clock.now + retryDelays[0]);
  await until(async () => {
    const [paused] = await store.listFailing();
    return Number(paused?.pausedUntil) <= clock.now + pauseAfter(5);
  });
  expect(tried).toBe(1);
  clock.now += retryDelays[0];
  await until(() => tried === 2);
});

describe('a failure after the endpoint responded', () => {
  it('does not count against the endpoint', async () => {
    const source = 'key files.example';
    await accept(times(8, () => entryOf('transactional.attached', { source })));
    let tried = 0;
    start({
      'transactional.attached': async (_entry, _signal, responded) => {
        tried += 1;
        responded?.();
        throw new Error('The mail server is away.');
      },
    });
    await until(() => tried === 8);
    await until(async () => (await rows()).every(({ error }) => error !== null));
    expect(await store.listFailing()).toEqual([]);
  });
});

describe('a lost claim', () => {
  it('does not count as a failed attempt', async () => {
    await enqueue(1);
    for (let time = 0; time < 2; time += 1) {
      await store.claimOutbox({ limit: 1, leaseUntil: clock.now + 1 });
      clock.now += 1;
    }
    start({ a: () => Promise.reject(new Error('No response.')) });
    const begun = clock.now;
    await until(async () => (await rows())[0]?.error === 'No response.');
    expect((await rows())[0]?.nextAt).toBe(begun + (retryDelays[0] ?? 0));
  });
});

describe('a receiver that never responds', () => {
  const toWebhook = (webhookId: string) => entryOf('event.webhook', { webhookId });

  it('blocks only itself: with 40 events queued for it, a lead and events to others go out at once', async () => {
    const events = times(40, () => toWebhook('hanging'));
    await accept(events);
    const hanging: string[] = [];
    const delivered: string[] = [];
    const never = Promise.withResolvers<undefined>();
    const worker = start(
      {
        'event.webhook': async ({ id, endpoint }) => {
          if (endpoint !== 'hanging') return void delivered.push(`${endpoint}`) as undefined;
          hanging.push(id);
          return never.promise;
        },
        'notice.webhook': () => never.promise,
        'transactional.send': () => never.promise,
        'push.send': () => never.promise,
        'lead.notify': async () => void delivered.push('lead') as undefined,
      },
      { timeoutMs: 600_000 },
    );
    await until(() => hanging.length === 2);
    const others = ['notice.webhook', 'transactional.send', 'push.send'].flatMap((topic) =>
      times(40, () => entryOf(topic)),
    );
    await accept([...others, toWebhook('other'), entryOf('lead.notify')]);
    worker.wake();
    await until(() => delivered.length === 2);
    expect(delivered.toSorted()).toEqual(['lead', 'other']);
    expect(hanging).toEqual(events.slice(0, 2).map(({ id }) => id));
    // The next entry of a lane starts as soon as one ends, without waiting for the next poll.
    await accept(times(9, () => toWebhook('b')));
    worker.wake();
    await until(() => delivered.length === 11);
  });

  it('is paused, logged once, and retried at growing intervals with one entry at a time', async () => {
    await accept(times(30, () => toWebhook('failing')));
    let tried = 0;
    let isBack = false;
    start({
      'event.webhook': async () => {
        tried += 1;
        if (!isBack) throw new Error('The receiver returned 500.');
        return '204';
      },
    });
    const pausedUntil = async () => (await store.listFailing())[0]?.pausedUntil ?? null;
    const linesWith = (text: string) => logged.filter((line) => line.text === text);
    await until(async () => (await pausedUntil()) !== null);
    const [min, h] = [60_000, 3_600_000];
    for (const [at, pause] of [min, 5 * min, 30 * min, h, 3 * h, 6 * h, 6 * h].entries()) {
      await until(async () => (await pausedUntil()) === clock.now + pause);
      // The attempt is settled after its endpoint is paused; with the clock ahead its lease would have expired.
      await until(() => linesWith('not delivered, will be retried').length === tried);
      expect(tried).toBe(5 + at);
      clock.now += pause;
    }
    await until(() => tried === 12);
    // They were never tried, so they have all their attempts left.
    const untried = (await rows()).filter(({ attempts }) => attempts === 0);
    expect(untried.length).toBeGreaterThanOrEqual(30 - 12);
    const paused = linesWith('the endpoint keeps failing and is paused');
    expect(paused).toHaveLength(1);
    expect(paused[0]).toMatchObject({
      level: 'warn',
      facts: { endpoint: 'failing', failures: 5, reason: 'The receiver returned 500.' },
    });

    isBack = true;
    await until(async () => (await pausedUntil()) === clock.now + 6 * h);
    clock.now += 6 * h;
    await until(async () => (await rows()).filter(({ state }) => state === 'done').length > 20);
    expect(await store.listFailing()).toEqual([]);
    expect(linesWith('the endpoint answers again')).toHaveLength(1);
  });

  it('keeps no entry waiting longer than entries are retried', async () => {
    await accept(times(450, () => toWebhook('x')));
    start({ 'event.webhook': () => Promise.reject(new Error('No.')) });
    await until(async () => (await store.listFailing())[0]?.failures === 5);
    const life = retryDelays.reduce((sum, delay) => sum + delay, 0);
    clock.now += life - 1;
    await until(async () => (await store.listFailing())[0]?.failures === 6);
    expect((await store.countOutbox()).dead).toBe(0);
    await until(async () => {
      clock.now += 5_000;
      return (await store.countOutbox()).dead > 430;
    });
    const [dead] = await store.listOutbox({ state: 'dead', limit: 1 });
    expect(dead?.error).toContain('Its endpoint was paused');
  });

  it('has a log of all attempts, without email addresses', async () => {
    await accept([toWebhook('x')]);
    const replies = [
      () => Promise.reject(new Error('No response about ada@shop.example.')),
      async () => '204 ada@shop.example',
    ];
    start({
      'event.webhook': async () => {
        clock.now += 7;
        return replies.shift()?.();
      },
    });
    await until(async () => (await rows())[0]?.error != null);
    clock.now += 5_000;
    await until(allDone);
    const message = (await rows())[0]?.id;
    expect(await store.listDeliveries('x')).toMatchObject([
      { entryId: message, attempt: 2, outcome: 'sent', reply: '204 …@…', ms: 7 },
      { entryId: message, attempt: 1, outcome: 'failed', reply: 'No response about …@…', ms: 7 },
    ]);
  });

  it('is not blamed if it is the key of an email', async () => {
    await store.enqueue(outboxEntry({ topic: 'transactional.send', payload: { key: 'k' } }));
    start({ 'transactional.send': () => Promise.reject(new Error('No response.')) });
    await until(() => logged.some(({ text }) => text.startsWith('not delivered')));
    expect(await store.listFailing()).toEqual([]);
  });

  it('is not paused for entries that cannot be sent at all', async () => {
    await accept(times(20, () => toWebhook('x')));
    start({ 'event.webhook': () => Promise.reject(new Undeliverable('The event is gone.')) });
    await until(async () => (await store.countOutbox()).dead === 20);
    expect(await store.listFailing()).toEqual([]);
  });

  it.each([
    ['429 with 120 s', 120_000, 120_000],
    ['503 without', 0, retryDelays[0]],
    ['429 with less than the schedule', 1_000, retryDelays[0]],
  ])('is left alone as long as it asks: %s', async (_name, retryAfter, wait) => {
    await accept([toWebhook('x'), toWebhook('x')]);
    let asked = 0;
    start({
      'event.webhook': async () => {
        asked += 1;
        if (asked <= 2) throw new RetryLater('Not now.', retryAfter);
        return undefined;
      },
    });
    await until(() => logged.filter(({ text }) => text.startsWith('not delivered')).length === 2);
    const first = clock.now;
    expect((await rows()).map(({ nextAt }) => nextAt)).toEqual([first + wait, first + wait]);
    clock.now = first + wait - 1;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(asked).toBe(2);
    clock.now = first + wait;
    await until(allDone);
  });

  it('is disabled by a 410, named to the operator, and asked nothing more', async () => {
    await accept([toWebhook('x'), toWebhook('x'), toWebhook('x'), toWebhook('y')]);
    const asked: unknown[] = [];
    start({
      'event.webhook': async ({ endpoint }) => {
        asked.push(endpoint);
        if (endpoint === 'x') throw new ReceiverGone('The receiver returned 410: it is gone.');
        return undefined;
      },
    });
    await until(() => asked.includes('y') && logged.some(({ level }) => level === 'error'));
    clock.now += 7 * 3_600_000;
    await new Promise((resolve) => setTimeout(resolve, 50));
    // Two at a time.
    expect(asked.filter((endpoint) => endpoint === 'x').length).toBeLessThan(3);
    expect(logged).toContainEqual({
      level: 'error',
      facts: { endpoint: 'x', reason: 'The receiver returned 410: it is gone.' },
      text: 'the endpoint is gone and is disabled until it is tried on demand',
    });
  });
});

describe('stop', () => {
  it('waits for deliveries in flight and claims nothing more', async () => {
    await enqueue(20);
    const gate = Promise.withResolvers<void>();
    let begun = 0;
    const worker = start({
      a: async () => {
        begun += 1;
        await gate.promise;
        return undefined;
      },
    });
    await until(() => begun === 8);
    const stopped = worker.stop(60_000);
    gate.resolve();
    await stopped;
    expect(await store.countOutbox()).toMatchObject({ done: 8, waiting: 12 });
    expect(begun).toBe(8);
  });

  it('releases deliveries that exceed the grace period', async () => {
    const ids = await enqueue(3);
    let begun = 0;
    const worker = start({
      a: () => {
        begun += 1;
        return new Promise(() => {});
      },
    });
    await until(() => begun === 3);
    await worker.stop(10);
    const taken = await store.claimOutbox({ limit: 20, leaseUntil: clock.now + 1 });
    expect(taken.map(({ id }) => id)).toEqual(ids);
  });
});
