import type { Space } from '@grovemail/domain/keys/space.ts';
import type { Announcement } from '../announcements/announcement.ts';
import type { Listed, SpacePage } from '../database/page.ts';
import type { Keyed, KeyedAnswer } from '../idempotency/answer-store.ts';

/** Contacts, each in the data space of its key. */
export interface ContactStore {
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
}

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

export type ContactFilter = SpacePage & { email?: string };
