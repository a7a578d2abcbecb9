import { setImmediate as nextTurn } from 'node:timers/promises';
import { retryDelays } from '@grovemail/domain/delivery/delivery-limits.ts';
import { type LaneName, lane, laneNames } from '@grovemail/domain/delivery/lanes.ts';
import { errorText, withoutAddresses } from './error-text.ts';
import type { Buried, Deliver, EndpointAnswer, Entry, Forget, Queue, Result } from './queue.ts';
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

/** What the worker says; it never names a person's address. */
export type Log = Record<'info' | 'warn' | 'error', (facts: object, text: string) => void>;

const leaseMs = 30_000;

/** How often to look for the overdue, and for suspects. */
const suspectsEveryMs = 5_000;

/** What waited too long is given up, and what ended long ago forgotten, in pieces that hold up no writer. */
const [buriedAtOnce, forgottenAtOnce] = [200, 200];
const tidyEveryMs = 60 * 60_000;

/**
 * Works off the outbox until it is stopped, each lane with deliveries of its own. It never throws: while
 * the store is away it waits, and what a killed process held is taken up again once its lease is over.
 */
export function startWorker(settings: Settings): Worker {
  const { queue, deliver, now, log, pollMs = 1_000, limitMs = 20_000 } = settings;
  const cutOff = new AbortController();
  const inFlight = new Map(laneNames.map((name) => [name, new Set<Promise<void>>()]));
  /** Lanes that may have something to claim. */
  const toLookAt = new Set(laneNames);
  let stopping = false;
  let endRest = () => {};
  let storeIsAway = false;
  let tidying: Promise<unknown> = Promise.resolve();
  let tidiedAt = Number.NEGATIVE_INFINITY;
  let suspecting: Promise<unknown> | null = null;
  let suspectedAt = Number.NEGATIVE_INFINITY;

  async function work(): Promise<void> {
    while (!stopping) {
      suspectInTime();
      const names = [...toLookAt];
      toLookAt.clear();
      // Together, so that they share a transaction of the embedded store.
      await Promise.all(names.map(fill));
      if (toLookAt.size > 0) continue;
      tidyInTime();
      await rest();
    }
    await Promise.all([...underWay(), tidying, suspecting]);
  }

  /** Claims no more than can begin at once, so no lease runs out waiting. */
  async function fill(name: LaneName): Promise<void> {
    const own = inFlight.get(name) ?? new Set();
    const free = lane(name).atOnce - own.size;
    const entries = free > 0 ? await claim(name, free) : [];
    for (const entry of entries ?? []) {
      const delivery = attempt(entry).finally(() => {
        own.delete(delivery);
        lookAt([name]);
      });
      own.add(delivery);
    }
  }

  function underWay(): Promise<void>[] {
    return [...inFlight.values()].flatMap((own) => [...own]);
  }

  function lookAt(names: readonly LaneName[]): void {
    for (const name of names) toLookAt.add(name);
    endRest();
  }

  function suspectInTime(): void {
    if (suspecting || isWithin(suspectsEveryMs, suspectedAt)) return;
    suspectedAt = now();
    suspecting = guarded(deliverSuspects).finally(() => {
      suspecting = null;
    });
  }

  /** One after the other: should one end the server all the same, its end tells which it was. */
  async function deliverSuspects(): Promise<void> {
    sayBuried(await queue.buryLost(endedAlone), endedAlone);
    sayBuried(await queue.buryOverdue(pausedThroughout, buriedAtOnce), pausedThroughout);
    while (!stopping && (await queue.hasSuspect())) {
      const suspect = await queue.claimSuspect({ leaseUntil: now() + leaseMs });
      if (!suspect) return;
      log.warn({ topic: suspect.topic, id: suspect.id }, 'delivered in a process of its own');
      await attempt(suspect, settings.deliverSuspect);
    }
  }

  function sayBuried(entries: readonly Buried[], reason: string): void {
    for (const { id, topic, attempts } of entries) {
      log.error({ topic, id, attempts, reason }, 'given up');
    }
  }

  async function claim(name: LaneName, limit: number): Promise<Entry[] | null> {
    const leaseUntil = now() + leaseMs;
    const entries = await guarded(() => queue.claimOutbox({ lane: name, limit, leaseUntil }));
    if (entries && storeIsAway) {
      storeIsAway = false;
      log.warn({}, 'the outbox can be read again');
    }
    return entries;
  }

  async function attempt(entry: Entry, handler = handlerOf(entry)): Promise<void> {
    const begun = now();
    const { id, topic, attempts } = entry;
    const signal = AbortSignal.any([AbortSignal.timeout(limitMs), cutOff.signal]);
    const { result, note, outcome } = await resultOf(entry, handler, signal);
    const ms = now() - begun;
    const reply = replyOf(result, note);
    // First: once the entry is settled, the next may be claimed for the endpoint.
    if (outcome) await guarded(() => noteAnswer(entry, { outcome, reply, ms }));
    await guarded(() => queue.settleOutbox(entry, result));

    const facts = { topic, id, attempts, ms };
    if (result.outcome === 'done') {
      log.info({ ...facts, ...(note ? { reply: withoutAddresses(note) } : {}) }, 'delivered');
    } else if (result.outcome === 'failed' && result.nextAt === null) {
      log.error({ ...facts, reason: result.error }, 'given up');
    } else {
      log.warn({ ...facts, reason: result.error }, 'not delivered, to be tried again');
    }
  }

  async function noteAnswer(
    entry: Entry,
    answer: Pick<EndpointAnswer, 'outcome' | 'reply' | 'ms'>,
  ): Promise<void> {
    const { endpoint } = entry;
    if (endpoint === undefined) return;
    const noted = await queue.noteAnswer({ endpoint, entry, ...answer });
    if (noted?.change === 'resumed') log.info({ endpoint }, 'the endpoint answers again');
    if (noted?.change === 'paused') {
      const { failures, pausedUntil } = noted;
      const facts = { endpoint, failures, until: new Date(pausedUntil).toISOString() };
      log.warn({ ...facts, reason: answer.reply }, 'the endpoint keeps failing and is paused');
    }
  }

  function handlerOf({ topic }: Entry): Deliver | undefined {
    return Object.hasOwn(deliver, topic) ? deliver[topic] : undefined;
  }

  async function resultOf(
    entry: Entry,
    handler: Deliver | undefined,
    signal: AbortSignal,
  ): Promise<Tried> {
    const { topic } = entry;
    try {
      if (!handler) {
        const later = nextAttempt(entry, now()) ?? now() + (retryDelays.at(-1) ?? 0);
        return failed(`This version does not know the topic ${JSON.stringify(topic)}.`, later);
      }
      const note = await withSignal(handler(entry, signal), signal);
      return { result: { outcome: 'done' }, note, outcome: 'sent' };
    } catch (error) {
      if (error instanceof Undeliverable) return failed(errorText(error), null, 'refused');
      if (cutOff.signal.aborted) {
        const stopped = 'The server was stopped meanwhile.';
        const result = { outcome: 'released', error: stopped, nextAt: now() } as const;
        return { result };
      }
      const reason = signal.aborted ? 'It took too long.' : errorText(error);
      return failed(reason, nextAttempt(entry, now()), 'failed');
    }
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

  function tidyInTime(): void {
    if (isWithin(tidyEveryMs, tidiedAt)) return;
    tidiedAt = now();
    tidying = guarded(tidy);
  }

  /** A moment ahead was noted before the clock was put back. */
  function isWithin(ms: number, at: number): boolean {
    return Math.abs(now() - at) < ms;
  }

  async function tidy(): Promise<void> {
    for (const forget of settings.forget) {
      while (!stopping && (await forget(forgottenAtOnce)) === forgottenAtOnce) {
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

const endedAlone =
  'Servers ended each time that this was delivered, in a process of its own at last. See why before you retry it.';

const pausedThroughout =
  'Its endpoint was paused for as long as it would have been tried. See webhooks list.';

interface Tried {
  result: Result;
  note?: string | undefined;
  /** What it says of the receiver; nothing where none was asked. */
  outcome?: EndpointAnswer['outcome'];
}

function failed(error: string, nextAt: number | null, outcome?: EndpointAnswer['outcome']): Tried {
  return { result: { outcome: 'failed', error, nextAt }, ...(outcome && { outcome }) };
}

function replyOf(result: Result, note: string | undefined): string {
  return result.outcome === 'done' ? withoutAddresses(note ?? '') : result.error;
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
