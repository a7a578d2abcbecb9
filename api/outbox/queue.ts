/** The line that a worker works off; the store's outbox is one. */
export interface Queue {
  /** Hands out what is due. Until `leaseUntil` nobody else is given it. */
  claimOutbox(claim: { limit: number; leaseUntil: number }): Promise<Entry[]>;
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
}

export type Result =
  | { outcome: 'done' }
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
