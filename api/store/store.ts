import type { AccountStore } from './account-store.ts';
import type { AuditStore } from './audit/audit-store.ts';
import type { EndpointStore } from './endpoints/endpoint-store.ts';
import type { FeedbackRecord, FeedbackStore } from './feedback/feedback-store.ts';
import type { KeyStore } from './key-store.ts';
import type { OutboxEntry, OutboxStore } from './outbox-store.ts';
import type { Held, Page, RecordBase } from './page.ts';
import type { PersonStore } from './persons/person-store.ts';
import type { PreviewStore } from './previews/preview-store.ts';
import type { PushStore } from './push-store.ts';
import type { RetentionStore } from './retention/retention-store.ts';
import type { SuppressionStore } from './suppression-store.ts';
import type { TransactionalStore } from './transactional-store.ts';
import type { VisitStore } from './visits/visit-store.ts';

export type { Held, Page } from './page.ts';

/**
 * What the API needs of a store. Implementations: `sqlite-store.ts` (embedded, the default) and
 * `postgres-store.ts`, with the same migrations and SQL text, held by the same suite.
 *
 * Every write is one transaction and is durable (fsync) before its promise resolves. What is begun
 * together has no order of its own.
 */
export interface Store
  extends OutboxStore,
    SuppressionStore,
    KeyStore,
    AccountStore,
    TransactionalStore,
    PushStore,
    VisitStore,
    FeedbackStore,
    PreviewStore,
    EndpointStore,
    PersonStore,
    RetentionStore,
    AuditStore {
  /**
   * Writes a submission, its outbox entries and its idempotency record, all or nothing.
   * With a fingerprinted key that was used before, nothing is written and the first answer comes back.
   * @throws {StoreUnavailableError} when the store is full, locked or away; nothing was written
   * @throws {QuarantineFullError} when it is to be quarantined, and 10,000 rows are already
   */
  accept(acceptance: Acceptance): Promise<Accepted>;
  /**
   * Takes a record out of quarantine and writes the outbox entries that were withheld with it, in one
   * transaction. Idempotent: a second release writes nothing.
   * @throws {StoreUnavailableError} when nothing could be written
   */
  release(kind: RecordKind, id: string): Promise<Released>;
  /**
   * Deletes a record that is in quarantine, and the outbox entries that were withheld with it. Idempotent.
   * @throws {StoreUnavailableError} when nothing could be written
   */
  discard(kind: RecordKind, id: string): Promise<Discarded>;
  /**
   * Counts one more use, or several, of something limited, such as sign-ups of one address in a day.
   * @param use.times how many uses at once, 1 when left out
   * @param use.key what is counted; a person only as a digest
   * @param use.window milliseconds after which the count begins anew
   * @returns how many uses there were in this window, these included, and when it ends
   */
  countUse(use: {
    key: string;
    window: number;
    times?: number;
  }): Promise<{ count: number; resetsAt: number }>;
  /**
   * The secret of that name: what was kept first, by whichever process. Made anew it is `candidate`.
   * @throws {StoreUnavailableError} when it can be neither read nor kept
   */
  secret(name: string, candidate: { value: string; createdAt: number }): Promise<string>;
  listEnquiries(page?: Page): Promise<EnquiryRow[]>;
  listLeads(page?: Page): Promise<LeadRow[]>;
  listSubscribers(page?: Page): Promise<SubscriberRow[]>;
  findEnquiry(id: string): Promise<EnquiryRow | null>;
  findLead(id: string): Promise<LeadRow | null>;
  /** By audience and lower-cased address, in quarantine or not. */
  findSubscriber(audience: string, email: string): Promise<SubscriberRow | null>;
  /**
   * Notes that the owner of a mailbox wants the newsletter, and lifts what he had said about that list
   * before he signed up. Idempotent.
   * @returns false when that address never signed up
   */
  confirmSubscriber(audience: string, email: string): Promise<boolean>;
  /**
   * Resolves when the store takes a write, and has met no damage since it was opened; used by /readyz.
   * @throws {StoreUnavailableError}
   */
  ping(): Promise<void>;
  /** Finishes what was begun, then closes. Idempotent. */
  close(): Promise<void>;
}

export interface Acceptance {
  record: EnquiryRecord | LeadRecord | SubscriberRecord | FeedbackRecord;
  /** Written in the same transaction; the id of an entry is its idempotency key for receivers. */
  outbox: OutboxEntry[];
  idempotency: Idempotency;
  /**
   * Why the record is to be held back, in a word: it is stored apart and its outbox entries are
   * withheld until it is released. A subscriber who is there already stays as he is.
   */
  quarantine?: string;
}

export interface Idempotency {
  /** Unique per operation, e.g. `POST /demos`. */
  operation: string;
  /** The client's Idempotency-Key, or one derived from the body. */
  key: string;
  /** SHA-256 (hex) of the canonical body: another body with the same key is a conflict. */
  fingerprint: string;
  /** What a repetition is answered with. */
  answer: StoredAnswer;
  /** Milliseconds since the epoch; an expired key is as good as never used. */
  expiresAt: number;
}

export interface StoredAnswer {
  status: number;
  body: string;
}

export type Accepted =
  | { outcome: 'stored'; answer: StoredAnswer }
  | { outcome: 'replayed'; answer: StoredAnswer }
  | { outcome: 'conflict' };

export type RecordKind = Acceptance['record']['kind'];

/** `unknown`: there is no such record. `not_quarantined`: it is no longer, or never was, held back. */
export type Released = 'released' | 'not_quarantined' | 'unknown';

/** As of `Released`; what was discarded is unknown from then on. */
export type Discarded = 'discarded' | 'not_quarantined' | 'unknown';

export interface EnquiryRecord extends RecordBase {
  kind: 'enquiry';
  fullname: string;
  email: string;
  subject: string;
  body: string;
}

export interface LeadRecord extends RecordBase {
  kind: 'lead';
  type: 'demo' | 'startup' | 'savings';
  /** As received and validated, with attribution beside the specified fields. */
  metadata: Record<string, unknown>;
}

/**
 * Upserted by (audience, email): a second subscription refreshes the row and never confirms it, and
 * takes it out of quarantine when that one is not suspected.
 */
export interface SubscriberRecord extends RecordBase {
  kind: 'subscriber';
  audience: string;
  /** Lower-cased. */
  email: string;
  source: string;
  tags: string;
}

export type EnquiryRow = Omit<EnquiryRecord, 'kind'> & Held;
export type LeadRow = Omit<LeadRecord, 'kind'> & Held;
export type SubscriberRow = Omit<SubscriberRecord, 'kind'> &
  Held & { status: 'pending' | 'confirmed' };

/** What a contact would hold after a merge is more than it may (`fitsContact`). */
export class ContactFullError extends Error {
  override name = 'ContactFullError';
}

/** A visitor's data space holds as much as it may; nothing was written. */
export class SpaceFullError extends Error {
  override name = 'SpaceFullError';
}

/** A visitor's key has expired since the call was let in; nothing was written. */
export class SpaceGoneError extends Error {
  override name = 'SpaceGoneError';
}

/** As many rows as may be are in quarantine; nothing was written. */
export class QuarantineFullError extends Error {
  override name = 'QuarantineFullError';
}

export class UnknownContactError extends Error {
  override name = 'UnknownContactError';
}

/**
 * The store is full, locked or away, and what was to be written is not acknowledged. Only when the way
 * to a database breaks in the middle of a commit may it stand all the same: its key tells the next time.
 */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError';
}
