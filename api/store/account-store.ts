import type { Space } from '@grovemail/domain/keys/space.ts';
import type { Announcement } from './announcements/announcement.ts';
import type { OutboxEntry } from './outbox-store.ts';
import type { Idempotency, Page, StoredAnswer } from './store.ts';

/** What developers' calls store: contacts and events, each row in the data space of its key. */
export interface AccountStore {
  /**
   * What a call with this key was answered before, or null when it is the first, or the key has expired.
   * Nothing is written, so a call under way at the same time may still come first.
   */
  findAnswer(used: KeyUse): Promise<Exclude<KeyedAnswer, { outcome: 'answered' }> | null>;
  /**
   * Creates or updates the contact with this address; fields that are not given stay.
   * @throws {ContactFullError} when its custom data would become too much; nothing was written
   */
  saveContact(
    change: ContactChange,
    keyed: Keyed<ContactRow>,
    announcement?: Announcement<ContactRow>,
  ): Promise<KeyedAnswer>;
  /**
   * Does the same for several, in their order, in one transaction. Those that cannot be saved are left
   * out, and the rest is stored all the same. The answer is made of one outcome for each.
   */
  saveContacts(
    changes: readonly ContactChange[],
    keyed: Keyed<ContactOutcome[]>,
    announcement?: Announcement<ContactRow>,
  ): Promise<KeyedAnswer>;
  findContact(space: Space, id: string): Promise<ContactRow | null>;
  /**
   * Deletes the contact, and what the outbox was still to tell of it. Events, mails and what its owner
   * said about mail stay.
   * @throws {UnknownContactError} when there is none, or it was deleted before; nothing was written
   */
  deleteContact(
    contact: { space: Space } & ({ id: string } | { email: string }),
    keyed: Keyed<{ id: string }>,
  ): Promise<KeyedAnswer>;
  /** Newest first. */
  listContacts(filter: ContactFilter): Promise<Listed<ContactRow>>;
  /** Stores an event, with an outbox entry for each webhook that waits for its code; only in `live`. */
  recordEvent(
    event: EventRow & { space: Space },
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
  /** Signs with another secret from now on, and with the one it had as well until that moment. */
  rotateWebhook(
    id: string,
    change: { secret: string; previousUntil: number },
  ): Promise<'rotated' | 'unknown'>;
  removeWebhook(id: string): Promise<'removed' | 'unknown'>;
}

/** An Idempotency-Key with the body that came with it. */
export type KeyUse = Pick<Idempotency, 'operation' | 'key' | 'fingerprint'>;

/** A call that may be repeated safely. */
export interface Keyed<Row> {
  /** Null when the caller sent no Idempotency-Key: then every call counts. */
  idempotency: Omit<Idempotency, 'answer'> | null;
  /** What is answered, now and to a repetition. */
  answer(row: Row): StoredAnswer;
}

/**
 * `replayed`: the key was used before, and this is the first answer. `conflict`: it was used with another
 * body. Neither wrote anything.
 */
export type KeyedAnswer =
  | { outcome: 'answered' | 'replayed'; answer: StoredAnswer }
  | { outcome: 'conflict' };

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

/**
 * `space_full`: a visitor's space takes no more contacts. `full`: its custom data would become too much. `answer_full`: what was saved before it in the same
 * call already makes an answer of 16 MB.
 */
export type ContactOutcome =
  | { saved: ContactRow }
  | { refused: 'full' | 'answer_full' | 'space_full' };

/** `id` and `createdAt` are taken when there is no such contact yet. */
export interface ContactChange {
  id: string;
  createdAt: number;
  space: Space;
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
  /** `*` waits for every event; empty where it waits for a type instead. */
  eventCode: string;
  /** As in `mail.sent`. */
  type?: string;
  url: string;
  /** `whsec_…` (Standard Webhooks). */
  secret: string;
  /** The one before it, while it still signs as well. */
  previousSecret?: string;
}

type Filter = Pick<Page, 'before'> & { space: Space; limit: number };
export type ContactFilter = Filter & { email?: string };
export type EventFilter = Filter & { eventCode?: string; contactEmail?: string };

/** `size` counts all that match, on every page. */
export interface Listed<Row> {
  rows: Row[];
  size: number;
}
