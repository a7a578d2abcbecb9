import type { Page } from '../database/page.ts';
import type { Idempotency, StoredResponse } from '../idempotency/response-store.ts';
import type { OutboxEntry } from '../queue/outbox-store.ts';

/** Submissions of forms: enquiries, leads and newsletter sign-ups, and feedback on pages. */
export interface SubmissionStore {
  /**
   * Writes a submission, its outbox entries and its idempotency record in one transaction. If the key and fingerprint were used
   * before, it returns the first response instead. A row beyond the quarantine's limits (200 rows of a network, 10,000 in total)
   * displaces honeypot rows.
   * @throws {StoreUnavailableError} if the store is full, locked or unreachable; nothing was written
   * @throws {QuarantineFullError} if it should be quarantined, and there is no honeypot row to displace
   */
  accept(acceptance: Acceptance): Promise<Accepted>;
  /**
   * Takes a record out of quarantine and queues its withheld outbox entries, with payloads marked `released`, in one transaction.
   * Idempotent.
   * @throws {StoreUnavailableError} when nothing could be written
   */
  release(kind: RecordKind, id: string): Promise<Released>;
  /**
   * Deletes a record in quarantine with its withheld outbox entries. Idempotent.
   * @throws {StoreUnavailableError} when nothing could be written
   */
  discard(kind: RecordKind, id: string): Promise<Discarded>;
  listFeedback(page?: Page): Promise<FeedbackRow[]>;
  listEnquiries(page?: Page): Promise<EnquiryRow[]>;
  listLeads(page?: Page): Promise<LeadRow[]>;
  listSubscribers(page?: Page): Promise<SubscriberRow[]>;
  findFeedback(id: string): Promise<FeedbackRow | null>;
  findEnquiry(id: string): Promise<EnquiryRow | null>;
  findLead(id: string): Promise<LeadRow | null>;
  findSubscriberById(id: string): Promise<SubscriberRow | null>;
  /** By audience and lower-cased address, in quarantine or not. */
  findSubscriber(audience: string, email: string): Promise<SubscriberRow | null>;
}

export interface Acceptance {
  record: EnquiryRecord | LeadRecord | SubscriberRecord | FeedbackRecord;
  /** The id of an entry is its idempotency key for receivers. */
  outbox: OutboxEntry[];
  idempotency: Idempotency;
  /**
   * The outbox entries are withheld until the record is released. An existing subscriber stays unchanged.
   * - `reason`: one word
   * - `network`: a keyed hash of the sender's, until the record leaves the quarantine
   */
  quarantine?: { reason: string; network: string };
}

export type Accepted =
  | { outcome: 'stored'; response: StoredResponse }
  | { outcome: 'replayed'; response: StoredResponse }
  | { outcome: 'conflict' };

export type RecordKind = Acceptance['record']['kind'];

/** `not_quarantined`: it is not, or no longer, in quarantine. */
export type Released = 'released' | 'not_quarantined' | 'unknown';

/** See `Released`. A discarded record is unknown from then on. */
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
  /** The validated fields, with attribution. */
  metadata: Record<string, unknown>;
}

/**
 * Upserted by (audience, email): a second sign-up refreshes the row, but never confirms it, and takes it out of quarantine unless
 * it is suspicious.
 */
export interface SubscriberRecord extends RecordBase {
  kind: 'subscriber';
  audience: string;
  /** Lower-cased. */
  email: string;
  source: string;
  tags: string;
}

export type EnquiryRow = Omit<EnquiryRecord, 'kind'> & Quarantinable;
export type LeadRow = Omit<LeadRecord, 'kind'> & Quarantinable;
export type SubscriberRow = Omit<SubscriberRecord, 'kind'> &
  Quarantinable & { status: 'pending' | 'confirmed' };

/** A reader's feedback on a page of the documentation. */
export interface FeedbackRecord extends RecordBase {
  kind: 'feedback';
  /** The path of the page. */
  page: string;
  helpful: 'yes' | 'no';
  /** Empty if there is none. */
  comment: string;
}

export type FeedbackRow = Omit<FeedbackRecord, 'kind'> & Quarantinable;

interface RecordBase {
  /** UUIDv7, made by the caller. */
  id: string;
  /** Milliseconds since the epoch, from the caller's clock. */
  createdAt: number;
}

export interface Quarantinable {
  /** Only set for rows in quarantine; `at` is in milliseconds since the epoch. */
  quarantine?: { at: number; reason: string };
}
