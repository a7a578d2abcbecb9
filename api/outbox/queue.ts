import type { LaneName } from '@grovemail/domain/delivery/lanes.ts';

/** The line that a worker works off; the store's outbox is one. */
export interface Queue {
  /** Hands out what is due in a lane. Until `leaseUntil` nobody else is given it. */
  claimOutbox(claim: { lane: LaneName; limit: number; leaseUntil: number }): Promise<Entry[]>;
  /** Whether an entry is due under which servers ended several times. */
  hasSuspect(): Promise<boolean>;
  /** Hands out such an entry, to be delivered in a process of its own. */
  claimSuspect(claim: { leaseUntil: number }): Promise<Entry | null>;
  /** Declares dead under what servers ended again and again although it was delivered alone. */
  buryLost(error: string): Promise<Buried[]>;
  /** Declares dead what has waited too long for an endpoint that is paused, a few at a time. */
  buryOverdue(error: string, limit: number): Promise<Buried[]>;
  /** Logs an attempt at an endpoint; one that fails again and again is paused. */
  noteAnswer(answer: EndpointAnswer): Promise<EndpointChange | null>;
  /** Notes what came of an attempt, unless its lease has passed to another. */
  settleOutbox(entry: Pick<Entry, 'id' | 'attempts'>, result: Result): Promise<boolean>;
}

/** Forgets at most that many of what was kept for its time. @returns how many it forgot */
export type Forget = (limit: number) => Promise<number>;

export interface Entry {
  /** Receivers know a repetition by it. */
  id: string;
  topic: string;
  payload: Record<string, unknown>;
  /** Milliseconds since the epoch. */
  createdAt: number;
  /** How many there were, this one included. */
  attempts: number;
  /** How many of the earlier ones nobody settled: the server ended first. They are not its failures. */
  lost: number;
  /** Where it goes, if it waits for that endpoint alone. */
  endpoint?: string;
}

export interface EndpointAnswer {
  endpoint: string;
  entry: Entry;
  /** `refused`: it was not to be sent, which says nothing of the receiver. */
  outcome: 'sent' | 'failed' | 'refused';
  reply: string;
  ms: number;
}

export type Buried = Pick<Entry, 'id' | 'topic' | 'attempts'>;

/** `pausedUntil` is in milliseconds since the epoch. */
export type EndpointChange =
  | { change: 'paused'; failures: number; pausedUntil: number }
  | { change: 'resumed' };

export type Result =
  | { outcome: 'done' }
  /** Given back unfinished: it does not count as an attempt. */
  | { outcome: 'released'; error: string; nextAt: number }
  /** Without `nextAt` the entry is dead. */
  | { outcome: 'failed'; error: string; nextAt: number | null };

/**
 * Delivers one entry of a topic. It may be called again for the same entry, after a success that could
 * not be noted: receivers tell by the id.
 * @param signal fires when the time for it is over
 * @returns what the receiver said, for the log
 * @throws {Undeliverable} when trying again is of no use; anything else is tried again
 */
export type Deliver = (entry: Entry, signal: AbortSignal) => Promise<string | undefined>;
