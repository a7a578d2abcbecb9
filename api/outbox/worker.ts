import { setImmediate as nextTurn } from 'node:timers/promises';
import { type LaneName, lane, laneNames } from '@grovemail/domain/delivery/lanes.ts';
import { atIntervals } from './at-intervals.ts';
import { attempts } from './attempt.ts';
import type { Log } from './log.ts';
import type { Deliver, Entry, Forget, Queue } from './queue.ts';
import { guardStore } from './store-guard.ts';
import { deliverSuspects } from './suspects.ts';

export interface Worker {
  /** Something was put in line: it goes at once. */
  wake(): void;
  /** Takes nothing more, finishes what is in flight, and gives back what takes longer than that. */
  stop(graceMs: number): Promise<void>;
}

interface Settings {
  queue: Queue;
  /** By topic. What is missing stays in line for a version that knows it. */
  deliver: Readonly<Record<string, Deliver>>;
  /** Delivers, where it can end no server, what may have ended servers before. */
  deliverSuspect: Deliver;
  /** One for each kind of record that is kept for a time and no longer. */
  forget: readonly Forget[];
  /** Milliseconds since the epoch. */
  now(): number;
  log: Log;
  /** How often to look for what is due, in milliseconds; one second unless told. */
  pollMs?: number;
  /** How long one delivery may take, well below the lease; 20 s unless told. */
  limitMs?: number;
}

const leaseMs = 30_000;

/** How often to look for the overdue, and for suspects. */
const suspectsEveryMs = 5_000;

/** How often to forget what is kept for a time, in pieces that hold up no writer. */
const tidyEveryMs = 60 * 60_000;
const forgottenAtOnce = 200;

/**
 * Works off the outbox until it is stopped, each lane with deliveries of its own. It never throws: while
 * the store is away it waits, and what a killed process held is taken up again once its lease is over.
 */
export function startWorker(settings: Settings): Worker {
  const { queue, deliver, now, log, pollMs = 1_000, limitMs = 20_000 } = settings;
  const cutOff = new AbortController();
  const store = guardStore(log);
  const attempt = attempts({ queue, store, now, log, limitMs, cutOff: cutOff.signal });
  const leaseEnd = () => now() + leaseMs;
  const isStopping = () => stopping;
  const tidying = atIntervals(tidyEveryMs, now, () =>
    store.ask(() => forgetAll(settings.forget, isStopping)),
  );
  const suspecting = atIntervals(suspectsEveryMs, now, () =>
    store.ask(() =>
      deliverSuspects({
        ...{ queue, log, leaseEnd, isStopping },
        attempt: (suspect) => attempt(suspect, settings.deliverSuspect),
      }),
    ),
  );
  const inFlight = new Map(laneNames.map((name) => [name, new Set<Promise<void>>()]));
  /** Lanes that may have something to claim. */
  const toLookAt = new Set(laneNames);
  let stopping = false;
  let endRest = () => {};

  async function work(): Promise<void> {
    while (!stopping) {
      suspecting.startIfDue();
      const names = [...toLookAt];
      toLookAt.clear();
      // Together, so that they share a transaction of the embedded store.
      await Promise.all(names.map(fill));
      if (toLookAt.size > 0) continue;
      tidying.startIfDue();
      await rest();
    }
    const deliveries = [...inFlight.values()].flatMap((own) => [...own]);
    await Promise.all([...deliveries, tidying.finished(), suspecting.finished()]);
  }

  /** Claims no more than can begin at once, so no lease runs out waiting. */
  async function fill(name: LaneName): Promise<void> {
    const own = inFlight.get(name) ?? new Set();
    const limit = lane(name).atOnce - own.size;
    if (limit <= 0) return;
    const claim = { lane: name, limit, leaseUntil: leaseEnd() };
    const entries = await store.claim(() => queue.claimOutbox(claim));
    for (const entry of entries ?? []) {
      const delivery = attempt(entry, handlerOf(entry)).finally(() => {
        own.delete(delivery);
        lookAt([name]);
      });
      own.add(delivery);
    }
  }

  function handlerOf({ topic }: Entry): Deliver | undefined {
    return Object.hasOwn(deliver, topic) ? deliver[topic] : undefined;
  }

  function lookAt(names: readonly LaneName[]): void {
    for (const name of names) toLookAt.add(name);
    endRest();
  }

  /** Until there is something to do, or it is time to look. */
  async function rest(): Promise<void> {
    if (stopping) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(() => lookAt(laneNames), pollMs);
    endRest = resolve;
    await promise;
    clearTimeout(timer);
  }

  const working = work();
  return {
    wake: () => lookAt(laneNames),
    async stop(graceMs) {
      stopping = true;
      endRest();
      const timer = setTimeout(() => cutOff.abort(), graceMs);
      await working;
      clearTimeout(timer);
    },
  };
}

async function forgetAll(forget: readonly Forget[], isStopping: () => boolean): Promise<void> {
  for (const forgetSome of forget) {
    while (!isStopping() && (await forgetSome(forgottenAtOnce)) === forgottenAtOnce) {
      await nextTurn();
    }
  }
}
