import type { LaneName } from '@grovemail/domain/delivery/lanes.ts';
import type { Page } from '../database/page.ts';

/** Outgoing work, from the transaction that wrote it until it is delivered or dead. */
export interface OutboxStore {
  /** Queues an entry that belongs to no record. @throws {StoreUnavailableError} */
  enqueue(entry: OutboxEntry): Promise<void>;
  /**
   * Queues an entry unless one with its id was queued before, by any server.
   * @returns whether it was queued
   */
  enqueueOnce(entry: OutboxEntry): Promise<boolean>;
  /** When the newest entry of a topic before that time was written, delivered or not; null if there is none. */
  newestOf(topic: string, before: number): Promise<number | null>;
  /**
   * Claims due entries, oldest first, except those for a paused endpoint, up to the maximum
   * of concurrent deliveries per endpoint across servers. Nobody else can claim them until `leaseUntil`;
   * a claim not settled by then is lost.
   */
  claimOutbox(claim: OutboxClaim): Promise<ClaimedEntry[]>;
  /**
   * After the clock was put back: no entry or paused endpoint waits longer than when its wait began, and no lease ends
   * after `leaseUntil`. Idempotent, since it depends on the present time alone.
   */
  capWaits(cap: { leaseUntil: number }): Promise<void>;
  /**
   * Queues a dead entry again with its attempts reset, or makes a waiting one due at once, and ends the
   * pause of its endpoint.
   * `done`, `bounced`, `discarded`: already settled so. `unknown`: there is no such entry.
   */
  retryOutbox(id: string): Promise<'retried' | Settled | 'unknown'>;
  /**
   * Settles dead entries so that nothing is sent any more, and deletes what they would have sent; all in one transaction.
   * Nothing else is changed: what waits or is being sent is left alone.
   * @returns in order, what each was before: `dead` ones are discarded now
   */
  discardOutbox(ids: readonly string[]): Promise<(OutboxState | 'unknown')[]>;
  /** Newest first. */
  listOutbox(page?: OutboxPage): Promise<OutboxRow[]>;
  /** Null if there is no such entry. */
  findOutbox(id: string): Promise<OutboxRow | null>;
  /** The first ids with that ending of at least four hexadecimal digits: two, if it is ambiguous. */
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
  /** The contact whose data the payload contains; an undelivered entry is deleted with the contact. */
  contactId?: string;
  /** Milliseconds since the epoch. */
  createdAt: number;
}

export interface OutboxClaim {
  /** Only this lane; default: all, most urgent first. */
  lane?: LaneName;
  /** Maximum number of entries. */
  limit: number;
  /** Milliseconds since the epoch. */
  leaseUntil: number;
}

/**
 * Lost claims after which an entry is dead: it may be what ends the servers that deliver it. More than any run of
 * restarts loses, and eight minutes of crashes, since each claim is lost only when its lease ends.
 */
export const maxLostClaims = 16;

/**
 * `attempts` includes this one, and distinguishes this claim from later ones. `lost` of the earlier
 * ones were never settled.
 */
export type ClaimedEntry = OutboxEntry & {
  attempts: number;
  lost: number;
  /** Its endpoint, in lanes that have endpoints. */
  endpoint?: string;
};

export type BuriedEntry = Pick<ClaimedEntry, 'id' | 'topic' | 'payload' | 'attempts'>;

export type Attempt =
  | { outcome: 'done' }
  /** Returned unfinished: not counted as an attempt. */
  | { outcome: 'released'; error: string; nextAt: number }
  /** The receiver does not exist, which is no failure of ours. `error` is a sentence for the operator. */
  | { outcome: 'bounced'; error: string }
  /** `error` is a sentence for the operator. Without `nextAt` the entry is dead. */
  | { outcome: 'failed'; error: string; nextAt: number | null };

/**
 * How an entry was settled. `bounced`: its recipient does not exist. `discarded`: it gave up, and an operator wants it sent
 * no more.
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
  /** When the next attempt is due; for a delivered or dead entry, when the last one was. */
  nextAt: number;
  /** When it was settled. */
  doneAt: number | null;
  /** Until when a worker has it, or had it. */
  lockedUntil: number | null;
  /** The error of the last attempt. */
  error: string | null;
};

/** `oldestAt` is when the oldest waiting entry was written; null if none waits. */
export type OutboxCounts = Record<OutboxState, number> & { oldestAt: number | null };
