import { retryDelays } from '@grovemail/domain/delivery/delivery-limits.ts';
import { lane, laneOf } from '@grovemail/domain/delivery/lanes.ts';
import { logLine } from '@grovemail/domain/email-addresses/log-line.ts';
import { errorText } from './error-text.ts';
import {
  Bounced,
  type Deliver,
  type EndpointResponse,
  type Entry,
  type Log,
  type Queue,
  ReceiverGone,
  type Result,
  RetryLater,
  Undeliverable,
} from './queue.ts';
import { nextAttempt } from './retry-schedule.ts';
import type { StoreGuard } from './store-guard.ts';

interface AttemptSettings {
  queue: Pick<Queue, 'recordResponse' | 'settleOutbox'>;
  store: StoreGuard;
  /** Milliseconds since the epoch. */
  now(): number;
  log: Log;
  /** Per delivery. */
  timeoutMs: number;
  /** Aborts at the end of a stopping server's grace period. */
  shutdown: AbortSignal;
}

/** Tries to deliver an entry and settles it in the store. @param handler undefined for an unknown topic */
export type Attempt = (entry: Entry, handler: Deliver | undefined) => Promise<void>;

export function createAttempt(settings: AttemptSettings): Attempt {
  const { queue, store, now, log, timeoutMs, shutdown } = settings;
  return async (entry, handler) => {
    const startedAt = now();
    const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), shutdown]);
    const { result, note, ...response } = await resultOf(entry, handler, signal);
    const ms = now() - startedAt;
    const reply = result.outcome === 'done' ? logLine(note ?? '') : result.error;
    // Once the entry is settled, the next one for its endpoint can be claimed.
    const { outcome, retryAfter = 0 } = response;
    if (outcome) await store.run(() => recordResponse(entry, { outcome, retryAfter, reply, ms }));
    await store.run(() => queue.settleOutbox(entry, result));

    const facts = { topic: entry.topic, id: entry.id, attempts: entry.attempts, ms };
    if (result.outcome === 'done') {
      log.info({ ...facts, ...(note ? { reply } : {}) }, 'delivered');
    } else if (result.outcome === 'bounced') {
      log.info({ ...facts, reason: result.error }, 'bounced');
    } else if (result.outcome === 'failed' && result.nextAt === null) {
      log.error({ ...facts, reason: result.error }, 'gave up');
    } else {
      log.warn({ ...facts, reason: result.error }, 'not delivered, will be retried');
    }
  };

  async function resultOf(
    entry: Entry,
    handler: Deliver | undefined,
    signal: AbortSignal,
  ): Promise<AttemptResult> {
    let hasResponded = false;
    const responded = () => {
      hasResponded = true;
    };
    try {
      if (!handler) {
        const later = nextAttempt(entry, now()) ?? now() + (retryDelays.at(-1) ?? 0);
        const topic = JSON.stringify(entry.topic);
        return failed(`This version does not know the topic ${topic}.`, later);
      }
      const note = await withSignal(handler(entry, signal, responded), signal);
      return { result: { outcome: 'done' }, note, outcome: 'sent' };
    } catch (error) {
      if (error instanceof Bounced)
        return { result: { outcome: 'bounced', error: errorText(error) }, outcome: 'sent' };
      if (error instanceof ReceiverGone) return failed(errorText(error), null, 'gone');
      if (error instanceof Undeliverable)
        return failed(errorText(error), null, hasResponded ? 'sent' : 'refused');
      if (shutdown.aborted) {
        const stopped = 'The server stopped before this was delivered.';
        return { result: { outcome: 'released', error: stopped, nextAt: now() } };
      }
      const reason = signal.aborted ? 'The delivery timed out.' : errorText(error);
      const retryAfter = error instanceof RetryLater ? error.retryAfter : 0;
      const nextAt = nextAttempt(entry, now(), retryAfter);
      return { ...failed(reason, nextAt, hasResponded ? 'sent' : 'failed'), retryAfter };
    }
  }

  async function recordResponse(
    entry: Entry,
    response: Pick<EndpointResponse, 'outcome' | 'reply' | 'ms' | 'retryAfter'>,
  ): Promise<void> {
    const { endpoint } = entry;
    if (endpoint === undefined || lane(laneOf(entry.topic)).endpoint?.isBlameless) return;
    const noted = await queue.recordResponse({ endpoint, entry, ...response });
    if (noted?.change === 'resumed') log.info({ endpoint }, 'the endpoint answers again');
    if (noted?.change === 'disabled') {
      const facts = { endpoint, reason: response.reply };
      log.error(facts, 'the endpoint is gone and is disabled until it is tried on demand');
    }
    if (noted?.change === 'paused') {
      const { failures, pausedUntil } = noted;
      const facts = { endpoint, failures, until: new Date(pausedUntil).toISOString() };
      log.warn({ ...facts, reason: response.reply }, 'the endpoint keeps failing and is paused');
    }
  }
}

interface AttemptResult {
  result: Result;
  note?: string | undefined;
  /** Undefined if the endpoint was not called. */
  outcome?: EndpointResponse['outcome'];
  retryAfter?: number;
}

function failed(
  error: string,
  nextAt: number | null,
  outcome?: EndpointResponse['outcome'],
): AttemptResult {
  return { result: { outcome: 'failed', error, nextAt }, ...(outcome && { outcome }) };
}

/** Rejects when the signal aborts, even if the delivery ignores it. */
async function withSignal<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  // It may still reject after the abort.
  promise.catch(() => {});
  try {
    if (signal.aborted) abort();
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
