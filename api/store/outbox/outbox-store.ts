import type { LaneName } from '@grovemail/domain/delivery/lanes.ts';
import type { Page } from '../database/page.ts';

/** What is to be sent on, from the transaction that wrote it until it is delivered or given up. */
export interface OutboxStore {
  /** Puts an entry in line that belongs to no record. @throws {StoreUnavailableError} when it could not be written */
  enqueue(entry: OutboxEntry): Promise<void>;
  /**
   * Hands out what is due, the longest waiting first, but no suspects, nothing for an endpoint that is
   * paused, and no more for one than may be under way to it, whoever delivers it. Until `leaseUntil`
   * nobody else is given it; who has not settled by then is taken for dead.
   */
  claimOutbox(claim: OutboxClaim): Promise<ClaimedEntry[]>;
  /**
   * Whether a suspect is due: an entry whose claims were lost `maxLostClaims` times, so that it may be
   * what ended the servers that held it.
   */
  hasSuspect(): Promise<boolean>;
  /**
   * Hands out a suspect that is due, to be delivered alone. If nobody settles it, it is due again after
   * the pauses of failed attempts.
   */
  claimSuspect(claim: { leaseUntil: number }): Promise<ClaimedEntry | null>;
  /** Declares suspects dead whose claims were lost alone as often as any entry is tried. */
  buryLost(error: string): Promise<BuriedEntry[]>;
  /**
   * Declares dead what has been due for as long as any entry is tried, while its endpoint was paused; a
   * few at a time.
   */
  buryOverdue(error: string, limit: number): Promise<BuriedEntry[]>;
  /**
   * Notes what came of an attempt. An attempt whose lease has passed to another changes nothing.
   * @returns whether it was this attempt's to say
   */
  settleOutbox(claimed: Pick<ClaimedEntry, 'id' | 'attempts'>, result: Attempt): Promise<boolean>;
  /**
   * Puts a dead entry in line again as if it had never been tried, or lets a waiting one go at once,
   * and ends the pause of its endpoint.
   * `done`: it was delivered, and stays so. `unknown`: there is no such entry.
   */
  retryOutbox(id: string): Promise<'retried' | 'done' | 'unknown'>;
  /** Newest first. */
  listOutbox(page?: OutboxPage): Promise<OutboxRow[]>;
  countOutbox(): Promise<OutboxCounts>;
}

export interface OutboxEntry {
  /** UUIDv7; receivers know a repetition by it. */
  id: string;
  /** What is to be done with it, e.g. `enquiry.notify`. */
  topic: string;
  /** Forgotten once it is delivered. */
  payload: Record<string, unknown>;
  /** The contact whose data the payload holds: what was not delivered yet is deleted with it. */
  contactId?: string;
  /** Milliseconds since the epoch. */
  createdAt: number;
}

export interface OutboxClaim {
  /** From this lane alone; else from all, the most urgent first. */
  lane?: LaneName;
  /** How many at most. */
  limit: number;
  /** Milliseconds since the epoch. */
  leaseUntil: number;
}

/** Claims of one entry that may be lost before it is delivered alone. */
export const maxLostClaims = 3;

/**
 * `attempts` counts this one; it is also what tells this claim from a later one. `lost` of the earlier
 * ones were settled by nobody.
 */
export type ClaimedEntry = OutboxEntry & {
  attempts: number;
  lost: number;
  /** Where it goes, if it waits for that endpoint alone. */
  endpoint?: string;
};

export type BuriedEntry = Pick<ClaimedEntry, 'id' | 'topic' | 'attempts'>;

export type Attempt =
  | { outcome: 'done' }
  /** Given back unfinished: it does not count as an attempt. */
  | { outcome: 'released'; error: string; nextAt: number }
  /** `error` is a sentence for the operator. Without `nextAt` the entry is dead. */
  | { outcome: 'failed'; error: string; nextAt: number | null };

export const outboxStates = ['waiting', 'dead', 'done'] as const;
export type OutboxState = (typeof outboxStates)[number];

export type OutboxPage = Pick<Page, 'limit' | 'before'> & { state?: OutboxState };

export type OutboxRow = OutboxEntry & {
  attempts: number;
  lost: number;
  state: OutboxState;
  /** When the next attempt is due; of a delivered or dead entry, when the last one was. */
  nextAt: number;
  doneAt: number | null;
  /** What the last attempt failed with. */
  error: string | null;
};

/** `oldestAt` is when the longest waiting entry was written, null when none waits. */
export type OutboxCounts = Record<OutboxState, number> & { oldestAt: number | null };
