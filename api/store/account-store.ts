import type { OutboxEntry } from './outbox-store.ts';
import type { Idempotency, Page, StoredAnswer } from './store.ts';

/** What developers' calls store: contacts and events. Rows of test keys stand apart. */
export interface AccountStore {
  /**
   * Creates or updates the contact with this address; fields that are not given stay.
   * @throws {ContactFullError} when its custom data would become too much; nothing was written
   */
  saveContact(change: ContactChange, keyed: Keyed<ContactRow>): Promise<KeyedAnswer>;
  /** Newest first. */
  listContacts(filter: ContactFilter): Promise<Listed<ContactRow>>;
  /** Stores an event, with an outbox entry for each webhook that waits for its code; none in test. */
  recordEvent(
    event: EventRow & { isTest: boolean },
    entries: (webhookIds: string[]) => OutboxEntry[],
    keyed: Keyed<EventRow>,
  ): Promise<KeyedAnswer>;
  /** Newest first. */
  listEvents(filter: EventFilter): Promise<Listed<EventRow>>;
  findEvent(id: string): Promise<EventRow | null>;

  addWebhook(webhook: WebhookRow): Promise<void>;
  /** Newest first, without those that were removed. */
  listWebhooks(): Promise<WebhookRow[]>;
  findWebhook(id: string): Promise<WebhookRow | null>;
  removeWebhook(id: string): Promise<'removed' | 'unknown'>;
}

/** A call that may be repeated safely. */
export interface Keyed<Row> {
  /** Null when the caller sent no Idempotency-Key: then every call counts. */
  idempotency: Omit<Idempotency, 'answer'> | null;
  /** What is answered, now and to a repetition. */
  answer(row: Row): StoredAnswer;
}

/** `conflict`: the key was used with another body, and nothing was written. */
export type KeyedAnswer = { outcome: 'answered'; answer: StoredAnswer } | { outcome: 'conflict' };

export interface ContactRow extends ContactFields {
  id: string;
  /** Milliseconds since the epoch. */
  createdAt: number;
  updatedAt: number;
  /** Lower-cased. */
  email: string;
  extraData: Record<string, unknown>;
}

export interface ContactFields {
  firstname: string | null;
  lastname: string | null;
  gender: 'male' | 'female' | null;
  /** YYYY-MM-DD */
  dateOfBirth: string | null;
  /** E.164 where it could be resolved, else as given. */
  phoneNumber: string | null;
  address: { street: string | null; state: string | null; country: string | null };
}

/** `id` and `createdAt` are taken when there is no such contact yet. */
export interface ContactChange {
  id: string;
  createdAt: number;
  isTest: boolean;
  email: string;
  /** Fields to set; null empties one. Within `address`, parts that are not given stay. */
  fields: Partial<Omit<ContactFields, 'address'>> & {
    address?: Partial<ContactFields['address']> | null;
  };
  /** Merged with what is stored; null removes a name. As a whole null: all of it goes. */
  extraData?: Record<string, unknown> | null;
}

export interface EventRow {
  id: string;
  createdAt: number;
  eventCode: string;
  contactEmail: string;
  context: Record<string, unknown>;
}

export interface WebhookRow {
  id: string;
  createdAt: number;
  /** `*` waits for every event. */
  eventCode: string;
  url: string;
  /** `whsec_…` (Standard Webhooks). */
  secret: string;
}

type Filter = Pick<Page, 'before'> & { isTest: boolean; limit: number };
export type ContactFilter = Filter & { email?: string };
export type EventFilter = Filter & { eventCode?: string; contactEmail?: string };

/** `size` counts all that match, on every page. */
export interface Listed<Row> {
  rows: Row[];
  size: number;
}
