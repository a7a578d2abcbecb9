import type { Space } from '../../keys/space.ts';
import type { PageResult, UncountedPage } from '../database/page.ts';
import type { Keyed, KeyedResponse } from '../idempotency/response-store.ts';
import type { ListFilter } from '../lists/list-rows.ts';
import type { Announcement } from '../queue/announcement.ts';

/** Contacts, each in the data space of its key. */
export interface ContactStore {
  /**
   * Creates or updates the contact with this address. Missing fields keep their values.
   * @throws {ContactFullError} if its custom data would exceed the limits; nothing is written
   */
  saveContact(
    change: ContactChange,
    keyed: Keyed<SavedContact>,
    announcements?: SaveAnnouncements,
  ): Promise<KeyedResponse>;
  /**
   * Saves several contacts, in order, in one transaction, except those that cannot be saved. The response gets an outcome for
   * each. If none is saved, nothing is written, and the key stays unused.
   */
  saveContacts(
    changes: readonly ContactChange[],
    keyed: Keyed<ContactOutcome[]>,
    announcements?: SaveAnnouncements,
  ): Promise<KeyedResponse>;
  findContact(space: Space, id: string): Promise<ContactRow | null>;
  /** @param email in its canonical spelling */
  findContactByEmail(space: Space, email: string): Promise<ContactRow | null>;
  /**
   * Deletes the contact and its pending outbox entries, but not its events, emails and suppressions.
   * @throws {UnknownContactError} if there is none; nothing is written
   */
  deleteContact(
    contact: { space: Space } & ({ id: string } | { email: string }),
    keyed: Keyed<DeletedContact>,
    announcement?: Announcement<DeletedContact>,
  ): Promise<KeyedResponse>;
  /** One page, newest first, without a count. `byName` searches addresses and names alone. */
  readContacts(page: UncountedPage & { byName?: boolean }): Promise<ContactRow[]>;
  /** Newest first. */
  listContacts(filter: ContactFilter): Promise<PageResult<ContactRow>>;
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
  /** In E.164 if it could be resolved. */
  phoneNumber: string | null;
  address: { street: string | null; state: string | null; country: string | null };
}

export interface SavedContact {
  saved: ContactRow;
  /** Whether this change created the contact. */
  isNew: boolean;
}

/** `full`: its custom data would exceed the limits. `space_full`: the visitor's space is full. */
export type ContactOutcome = SavedContact | { error: 'full' | 'space_full' };

/** The announcements for each contact, in this order, after all changes. */
export interface SaveAnnouncements {
  /** For new contacts. */
  created: Announcement<ContactRow>;
  /** For all contacts. */
  updated: Announcement<ContactRow>;
}

export type DeletedContact = Pick<ContactRow, 'id' | 'email'>;

/** `id` and `createdAt` are used if the contact is new. */
export interface ContactChange {
  id: string;
  createdAt: number;
  space: Space;
  email: string;
  /** Fields to set; null empties one. Missing parts of `address` keep their values. */
  fields: Partial<Omit<ContactFields, 'address'>> & {
    address?: Partial<ContactFields['address']> | null;
  };
  /** Merged with the stored data. A null value removes a name, null everything. */
  extraData?: Record<string, unknown> | null;
}

export type ContactFilter = ListFilter & { email?: string };
