import type { LaneName } from '@grovemail/domain/delivery/lanes.ts';
import type { Page } from '../database/page.ts';

/** The outbox: entries are written in the transaction of their record, and delivered later. */
export interface OutboxStore {
  /** Queues an entry without a record. @throws {StoreUnavailableError} */
  enqueue(entry: OutboxEntry): Promise<void>;
  /**
   * Queues an entry unless one with its id was queued before.
   * @returns whether it was queued
   */
  enqueueOnce(entry: OutboxEntry): Promise<boolean>;
  /** The time of the newest entry of a topic before a time; null without one. */
  newestOf(topic: string, before: number): Promise<number | null>;
  /**
   * Claims due entries, oldest first, except those of paused endpoints, up to the maximum of concurrent deliveries per endpoint.
   * Nobody else can claim them until `leaseUntil`; a claim that is not settled by then is lost.
   */
  claimOutbox(claim: OutboxClaim): Promise<ClaimedEntry[]>;
  /**
   * Shortens waits, pauses and leases that became too long because the clock was set back. Idempotent.
   */
  capWaits(cap: { leaseUntil: number }): Promise<void>;
  /**
   * Queues a dead entry again with its attempts reset, or makes a waiting one due at once, and ends the pause of its endpoint.
   * `done`, `bounced`, `discarded`: it is settled already. `unknown`: there is no such entry.
   */
  retryOutbox(id: string): Promise<'retried' | Settled | 'unknown'>;
  /**
   * Gives up dead entries and deletes their content. Entries in other states do not change.
   * @returns the previous state of each, in order: `dead` ones are discarded now
   */
  discardOutbox(ids: readonly string[]): Promise<(OutboxState | 'unknown')[]>;
  /** Newest first. */
  listOutbox(page?: OutboxPage): Promise<OutboxRow[]>;
  /** Null if there is no such entry. */
  findOutbox(id: string): Promise<OutboxRow | null>;
  /** At most two ids with an ending of at least four hexadecimal digits. */
  outboxIdsEnding(ending: string): Promise<string[]>;
  countOutbox(): Promise<OutboxCounts>;
}

export interface OutboxEntry {
  /** UUIDv7, which lets receivers recognize a repetition. */
  id: string;
  /** The kind of work, e.g. `enquiry.notify`. */
  topic: string;
  /** Deleted once it is delivered. */
  payload: Record<string, unknown>;
  /** The contact in the payload. An undelivered entry is deleted with the contact. */
  contactId?: string;
  /** Milliseconds since the epoch. */
  createdAt: number;
}

export interface OutboxClaim {
  /** Default: all lanes, most urgent first. */
  lane?: LaneName;
  /** Maximum number of entries. */
  limit: number;
  /** Milliseconds since the epoch. */
  leaseUntil: number;
}

/**
 * An entry with so many lost claims is dead, since it may be the cause of the crashes. Restarts lose fewer; with crashes, it
 * takes eight minutes, since each claim is lost only when its lease ends.
 */
export const maxLostClaims = 16;

/**
 * `attempts` includes this one, and distinguishes this claim from later ones. `lost` counts earlier ones that were never
 * settled.
 */
export type ClaimedEntry = OutboxEntry & {
  attempts: number;
  lost: number;
  /** Only in lanes that have endpoints. */
  endpoint?: string;
};

export type BuriedEntry = Pick<ClaimedEntry, 'id' | 'topic' | 'payload' | 'attempts'>;

export type Attempt =
  | { outcome: 'done' }
  /** Returned unfinished: not counted as an attempt. */
  | { outcome: 'released'; error: string; nextAt: number }
  /** The recipient does not exist. `error` is a sentence for the operator. */
  | { outcome: 'bounced'; error: string }
  /** `error` is a sentence for the operator. Without `nextAt` the entry is dead. */
  | { outcome: 'failed'; error: string; nextAt: number | null };

/**
 * `bounced`: the recipient does not exist. `discarded`: an operator gave up a dead entry.
 */
const settled = ['done', 'bounced', 'discarded'] as const;
type Settled = (typeof settled)[number];

export const outboxStates = ['waiting', 'dead', ...settled] as const;
export type OutboxState = (typeof outboxStates)[number];

export type OutboxPage = Pick<Page, 'limit' | 'before'> & { state?: OutboxState };

export type OutboxRow = OutboxEntry & {
  attempts: number;
  lost: number;
  state: OutboxState;
  /** The time of the next attempt or, for a delivered or dead entry, of the last one. */
  nextAt: number;
  /** When it was settled. */
  doneAt: number | null;
  /** The end of the current or last lease. */
  lockedUntil: number | null;
  /** The error of the last attempt. */
  error: string | null;
};

/** `oldestAt` is the time of the oldest waiting entry; null without one. */
export type OutboxCounts = Record<OutboxState, number> & { oldestAt: number | null };
