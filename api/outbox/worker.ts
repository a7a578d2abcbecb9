import { setImmediate as nextTurn } from 'node:timers/promises';
import { keptInLog, retryDelays } from '@grovemail/domain/delivery/delivery-limits.ts';
import { errorText, withoutAddresses } from './error-text.ts';
import type { Deliver, Entry, Forget, Queue, Result } from './queue.ts';
import { nextAttempt } from './retry-schedule.ts';
import { Undeliverable } from './undeliverable.ts';

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
  /** Every kind of record that is kept for 90 days after it ended, and no longer. */
  forget: readonly Forget[];
  /** Milliseconds since the epoch. */
  now(): number;
  log: Log;
  /** How often to look for what is due, in milliseconds; one second unless told. */
  pollMs?: number;
  /** How long one delivery may take, well below the lease; 20 s unless told. */
  limitMs?: number;
}

/** What the worker says; it never names a person's address. */
export type Log = Record<'info' | 'warn' | 'error', (facts: object, text: string) => void>;

/** Deliveries under way at one time. No more is claimed than can begin at once, so no lease runs out waiting. */
const atOnce = 8;
const leaseMs = 30_000;

/** How often to look for suspects: while one is delivered, everything else waits. */
const suspectsEveryMs = 5_000;

/** What ended long ago is forgotten in pieces that hold up no writer. */
const forgottenAtOnce = 200;
const tidyEveryMs = 60 * 60_000;

/**
 * Works off the outbox until it is stopped. It never throws: while the store is away it waits, and
 * what a killed process held is taken up again once its lease is over (goal R9).
 */
export function startWorker(settings: Settings): Worker {
  const { queue, deliver, now, log, pollMs = 1_000, limitMs = 20_000 } = settings;
  const cutOff = new AbortController();
  const inFlight = new Set<Promise<void>>();
  let stopping = false;
  let woken = false;
  let endRest = () => {};
  let storeIsAway = false;
  let tidiedAt = Number.NEGATIVE_INFINITY;
  let suspectedAt = Number.NEGATIVE_INFINITY;

  async function work(): Promise<void> {
    while (!stopping) {
      await guarded(deliverSuspects);
      const free = atOnce - inFlight.size;
      const entries = free > 0 ? await claim(free) : [];
      for (const entry of entries ?? []) {
        const delivery = attempt(entry).finally(() => inFlight.delete(delivery));
        inFlight.add(delivery);
      }
      if (inFlight.size === atOnce) await Promise.race(inFlight);
      else if (!entries || entries.length < free) {
        if (entries && inFlight.size === 0) await guarded(tidy);
        await rest();
      }
    }
    await Promise.all(inFlight);
  }

  /** Delivers alone what may have ended servers, so that its end tells which entry it was. */
  async function deliverSuspects(): Promise<void> {
    if (now() - suspectedAt < suspectsEveryMs) return;
    suspectedAt = now();
    for (const { id, topic, attempts } of await queue.buryLost(endedAlone)) {
      log.error({ topic, id, attempts, reason: endedAlone }, 'given up');
    }
    while (!stopping && (await queue.hasSuspect())) {
      await Promise.all(inFlight);
      const suspect = await queue.claimSuspect({ leaseUntil: now() + leaseMs });
      if (!suspect) return;
      log.warn({ topic: suspect.topic, id: suspect.id }, 'delivered alone');
      await attempt(suspect);
    }
  }

  async function claim(limit: number): Promise<Entry[] | null> {
    const leaseUntil = now() + leaseMs;
    const entries = await guarded(() => queue.claimOutbox({ limit, leaseUntil }));
    if (entries && storeIsAway) {
      storeIsAway = false;
      log.warn({}, 'the outbox can be read again');
    }
    return entries;
  }

  async function attempt(entry: Entry): Promise<void> {
    const begun = now();
    const { id, topic, attempts } = entry;
    const signal = AbortSignal.any([AbortSignal.timeout(limitMs), cutOff.signal]);
    const { result, note } = await resultOf(entry, signal);
    await guarded(() => queue.settleOutbox(entry, result));

    const facts = { topic, id, attempts, ms: now() - begun };
    if (result.outcome === 'done') {
      log.info({ ...facts, ...(note ? { reply: withoutAddresses(note) } : {}) }, 'delivered');
    } else if (result.outcome === 'failed' && result.nextAt === null) {
      log.error({ ...facts, reason: result.error }, 'given up');
    } else {
      log.warn({ ...facts, reason: result.error }, 'not delivered, to be tried again');
    }
  }

  async function resultOf(entry: Entry, signal: AbortSignal): Promise<Tried> {
    const { topic } = entry;
    const handler = Object.hasOwn(deliver, topic) ? deliver[topic] : undefined;
    try {
      if (!handler) {
        const later = nextAttempt(entry, now()) ?? now() + (retryDelays.at(-1) ?? 0);
        return failed(`This version does not know the topic ${JSON.stringify(topic)}.`, later);
      }
      const note = await withSignal(handler(entry, signal), signal);
      return { result: { outcome: 'done' }, note };
    } catch (error) {
      if (error instanceof Undeliverable) return failed(errorText(error), null);
      if (cutOff.signal.aborted) {
        const stopped = 'The server was stopped meanwhile.';
        return { result: { outcome: 'released', error: stopped, nextAt: now() } };
      }
      const reason = signal.aborted ? 'It took too long.' : errorText(error);
      return failed(reason, nextAttempt(entry, now()));
    }
  }

  /** Until there is something to do, or it is time to look. */
  async function rest(): Promise<void> {
    if (!woken && !stopping) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, pollMs);
      endRest = resolve;
      await promise;
      clearTimeout(timer);
    }
    woken = false;
  }

  async function tidy(): Promise<void> {
    if (now() - tidiedAt < tidyEveryMs) return;
    tidiedAt = now();
    for (const forget of settings.forget) {
      while (!stopping && (await forget(now() - keptInLog, forgottenAtOnce)) === forgottenAtOnce) {
        await nextTurn();
      }
    }
  }

  /** Asks the store. Says once that it is away, until something could be claimed again. */
  async function guarded<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
    try {
      return await ask();
    } catch (error) {
      if (!storeIsAway) log.error({ reason: errorText(error) }, 'the outbox cannot be read');
      storeIsAway = true;
      return null;
    }
  }

  const working = work();
  return {
    wake() {
      woken = true;
      endRest();
    },
    async stop(graceMs) {
      stopping = true;
      endRest();
      const timer = setTimeout(() => cutOff.abort(), graceMs);
      await working;
      clearTimeout(timer);
    },
  };
}

const endedAlone =
  'Servers ended each time that this was delivered, alone at last. See why before you retry it.';

interface Tried {
  result: Result;
  note?: string | undefined;
}

function failed(error: string, nextAt: number | null): Tried {
  return { result: { outcome: 'failed', error, nextAt } };
}

/** A delivery that does not heed its signal is not waited for. */
async function withSignal<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  // It may still end after it was given up.
  promise.catch(() => {});
  try {
    if (signal.aborted) abort();
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
