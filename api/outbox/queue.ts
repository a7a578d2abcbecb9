/** The line that a worker works off; the store's outbox is one. */
export interface Queue {
  /** Hands out what is due. Until `leaseUntil` nobody else is given it. */
  claimOutbox(claim: { limit: number; leaseUntil: number }): Promise<Entry[]>;
  /** Whether an entry is due under which servers ended several times. */
  hasSuspect(): Promise<boolean>;
  /** Hands out such an entry, to be delivered alone. */
  claimSuspect(claim: { leaseUntil: number }): Promise<Entry | null>;
  /** Declares dead under what servers ended again and again although it was delivered alone. */
  buryLost(error: string): Promise<Pick<Entry, 'id' | 'topic' | 'attempts'>[]>;
  /** Notes what came of an attempt, unless its lease has passed to another. */
  settleOutbox(entry: Pick<Entry, 'id' | 'attempts'>, result: Result): Promise<boolean>;
}

/** Forgets at most that many of what ended before that moment. @returns how many it forgot */
export type Forget = (before: number, limit: number) => Promise<number>;

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
}

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
