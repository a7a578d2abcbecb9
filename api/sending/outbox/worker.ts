import { setImmediate as nextTurn } from 'node:timers/promises';
import { type LaneName, lane, laneNames } from '@grovemail/domain/delivery/lanes.ts';
import { createAttempt } from './attempt.ts';
import { giveUp } from './give-up.ts';
import { intervalTask } from './interval-task.ts';
import type { Deliver, Entry, Forget, Log, Queue } from './queue.ts';
import { guardStore } from './store-guard.ts';

export interface Worker {
  /** Looks for due entries at once. */
  wake(): void;
  /** Waits for the deliveries in flight, and releases those that exceed the grace period. */
  stop(graceMs: number): Promise<void>;
}

interface Settings {
  queue: Queue;
  /** By topic. Entries of other topics stay queued for a version that knows them. */
  deliver: Readonly<Record<string, Deliver>>;
  /** One for each kind of record that expires. */
  forget: readonly Forget[];
  /** Milliseconds since the epoch. */
  now(): number;
  log: Log;
  /** Default: 1 s. */
  pollMs?: number;
  /** Per delivery, well below the lease; default: 20 s. */
  timeoutMs?: number;
}

const leaseMs = 30_000;

const giveUpIntervalMs = 5_000;
const cleanupIntervalMs = 60 * 60_000;

/** Small enough not to block other writers. */
const cleanupBatchSize = 200;

/**
 * Delivers the entries of the outbox until stopped. Lanes are independent of each other. It never throws: it waits while the
 * store is unavailable, and entries of a killed process are claimed again when their lease expires.
 */
export function startWorker(settings: Settings): Worker {
  const { queue, deliver, now, log, pollMs = 1_000, timeoutMs = 20_000 } = settings;
  const shutdown = new AbortController();
  const store = guardStore(log);
  const attempt = createAttempt({ ...settings, store, timeoutMs, shutdown: shutdown.signal });
  const leaseEnd = () => now() + leaseMs;
  const isStopping = () => stopping;
  const cleanup = intervalTask(cleanupIntervalMs, now, () =>
    store.run(() => forgetAll(settings.forget, isStopping)),
  );
  const givingUp = intervalTask(giveUpIntervalMs, now, () => store.run(() => giveUp(queue, log)));
  const wasSetBack = clockSetBack(now);
  const inFlight = new Map(laneNames.map((name) => [name, new Set<Promise<void>>()]));
  const lanesToPoll = new Set(laneNames);
  let stopping = false;
  let endIdle = () => {};

  async function run(): Promise<void> {
    while (!stopping) {
      if (wasSetBack()) await store.run(() => queue.capWaits({ leaseUntil: leaseEnd() }));
      givingUp.startIfDue();
      const names = [...lanesToPoll];
      lanesToPoll.clear();
      // In parallel, so that they share a transaction of the embedded store.
      await Promise.all(names.map(fill));
      if (lanesToPoll.size > 0) continue;
      cleanup.startIfDue();
      await idle();
    }
    const deliveries = [...inFlight.values()].flatMap((own) => [...own]);
    await Promise.all([...deliveries, cleanup.finished(), givingUp.finished()]);
  }

  /** Claims only entries that can start at once, so that no lease expires in memory. */
  async function fill(name: LaneName): Promise<void> {
    const own = inFlight.get(name) ?? new Set();
    const limit = lane(name).concurrency - own.size;
    if (limit <= 0) return;
    const claim = { lane: name, limit, leaseUntil: leaseEnd() };
    const entries = await store.claim(() => queue.claimOutbox(claim));
    for (const entry of entries ?? []) {
      const delivery = attempt(entry, handlerOf(entry)).finally(() => {
        own.delete(delivery);
        poll([name]);
      });
      own.add(delivery);
    }
  }

  function handlerOf({ topic }: Entry): Deliver | undefined {
    return Object.hasOwn(deliver, topic) ? deliver[topic] : undefined;
  }

  function poll(names: readonly LaneName[]): void {
    for (const name of names) lanesToPoll.add(name);
    endIdle();
  }

  /** Waits for `poll`, or for the next interval. */
  async function idle(): Promise<void> {
    if (stopping) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(() => poll(laneNames), pollMs);
    endIdle = resolve;
    await promise;
    clearTimeout(timer);
    // Deliveries settled in one transaction end in the same turn, so that one claim replaces them all.
    await nextTurn();
  }

  const running = run();
  return {
    wake: () => poll(laneNames),
    async stop(graceMs) {
      stopping = true;
      endIdle();
      const timer = setTimeout(() => shutdown.abort(), graceMs);
      await running;
      clearTimeout(timer);
    },
  };
}

async function forgetAll(forget: readonly Forget[], isStopping: () => boolean): Promise<void> {
  for (const forgetSome of forget) {
    while (!isStopping() && (await forgetSome(cleanupBatchSize)) === cleanupBatchSize) {
      await nextTurn();
    }
  }
}

/** NTP corrects a clock in smaller steps. */
const smallestStep = 1_000;

/**
 * @param now milliseconds since the epoch
 * @returns a function that detects whether the clock was set back since its last call
 */
function clockSetBack(now: () => number): () => boolean {
  let last = now();
  return () => {
    const [before, current] = [last, now()];
    last = current;
    return before - current >= smallestStep;
  };
}
