import type { LaneName } from '@grovemail/domain/delivery/lanes.ts';

/** The queue of a worker, which the store's outbox implements. */
export interface Queue {
  /** Claims due entries of a lane. No other worker gets them until `leaseUntil`. */
  claimOutbox(claim: { lane: LaneName; limit: number; leaseUntil: number }): Promise<Entry[]>;
  /** Marks entries as dead whose claims were lost too often. */
  buryLost(error: string): Promise<Buried[]>;
  /** Marks entries as dead that waited too long for a paused endpoint. */
  buryOverdue(error: string, limit: number): Promise<Buried[]>;
  /** Shortens waits that became too long because the clock was set back. */
  capWaits(cap: { leaseUntil: number }): Promise<void>;
  /** Logs an attempt at an endpoint, and pauses the endpoint when it keeps failing. */
  recordResponse(response: EndpointResponse): Promise<EndpointChange | null>;
  /** Stores the result of an attempt, unless another worker has taken over its lease. */
  settleOutbox(entry: Pick<Entry, 'id' | 'attempts'>, result: Result): Promise<boolean>;
}

/** Deletes at most `limit` expired rows. @returns how many */
export type Forget = (limit: number) => Promise<number>;

export interface Entry {
  /** Receivers use it to deduplicate. */
  id: string;
  topic: string;
  payload: Record<string, unknown>;
  /** Milliseconds since the epoch. */
  createdAt: number;
  /** Including this one. */
  attempts: number;
  /** Earlier attempts that were never settled because the server died; they do not count as failures. */
  lost: number;
  /** Only for topics that are queued per endpoint. */
  endpoint?: string;
}

export interface EndpointResponse {
  endpoint: string;
  entry: Entry;
  /** `refused`: not sent, which is not the endpoint's fault. `gone`: the endpoint wants no more messages. */
  outcome: 'sent' | 'failed' | 'refused' | 'gone';
  reply: string;
  ms: number;
  /** The milliseconds of a failed endpoint's Retry-After; default: 0. */
  retryAfter?: number;
}

export type Buried = Pick<Entry, 'id' | 'topic' | 'payload' | 'attempts'>;

/** `pausedUntil` is in milliseconds since the epoch. */
export type EndpointChange =
  | { change: 'paused'; failures: number; pausedUntil: number }
  | { change: 'disabled' }
  | { change: 'resumed' };

export type Result =
  | { outcome: 'done' }
  /** Returned to the queue; does not count as an attempt. */
  | { outcome: 'released'; error: string; nextAt: number }
  /** The recipient does not exist. */
  | { outcome: 'bounced'; error: string }
  /** `nextAt: null`: no retry, the entry is dead. */
  | { outcome: 'failed'; error: string; nextAt: number | null };

/**
 * Delivers one entry of a topic, at least once: after a success that could not be stored, it is delivered again.
 * @param signal aborts on timeout and on shutdown
 * @param responded call it once the endpoint has responded, if more can fail after that
 * @returns the receiver's reply, for the log
 * @throws {Undeliverable} when a retry cannot succeed; any other error is retried
 */
export type Deliver = (
  entry: Entry,
  signal: AbortSignal,
  responded?: () => void,
) => Promise<string | undefined>;

/** A retry cannot succeed, so the entry is dead. The message is a sentence for the operator. */
export class Undeliverable extends Error {
  override name = 'Undeliverable';
}

/** The recipient does not exist, so the entry is settled as bounced. */
export class Bounced extends Undeliverable {
  override name = 'Bounced';
}

/** The receiver wants no more messages (410), so the entry is dead, and its endpoint disabled. */
export class ReceiverGone extends Undeliverable {
  override name = 'ReceiverGone';
}

/** The receiver is temporarily unavailable. The message is a sentence for the operator. */
export class RetryLater extends Error {
  override name = 'RetryLater';
  /** The milliseconds of its Retry-After; 0 without one. */
  readonly retryAfter: number;

  constructor(message: string, retryAfter: number) {
    super(message);
    this.retryAfter = retryAfter;
  }
}

/** The worker's log. It never contains email addresses. */
export type Log = Record<'info' | 'warn' | 'error', (facts: object, text: string) => void>;
