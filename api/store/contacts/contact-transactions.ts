import { fitsContact } from '@grovemail/domain/contacts/extra-data.ts';
import { visitorLimits } from '@grovemail/domain/keys/visitor-limits.ts';
import type { Space } from '../../keys/space.ts';
import { ContactFullError, SpaceFullError, UnknownContactError } from '../database/errors.ts';
import { inChunks } from '../database/in-chunks.ts';
import { query, type Transaction } from '../database/transaction.ts';
import { roomIn, writeToSpace } from '../keys/visitor-space.ts';
import type { Announcement } from '../queue/announcement.ts';
import { announce } from '../queue/announcement.ts';
import { outboxStatements } from '../queue/outbox-statements.ts';
import { noAddress, readContact, readDeleted } from './contact-rows.ts';
import { contactStatements, lockContacts, writeContacts } from './contact-statements.ts';
import type {
  ContactChange,
  ContactOutcome,
  ContactRow,
  DeletedContact,
  SaveAnnouncements,
  SavedContact,
} from './contact-store.ts';

/**
 * @param now milliseconds since the epoch
 * @throws {ContactFullError} if the custom data would exceed the limits
 */
export function* saveContact(
  change: ContactChange,
  now: number,
  announcements?: SaveAnnouncements,
): Transaction<SavedContact> {
  const [outcome] = yield* saveEach([change], now, announcements);
  if (outcome && 'saved' in outcome) return outcome;
  if (outcome?.error === 'space_full') throw new SpaceFullError('Too many contacts.');
  throw new ContactFullError('The contact holds too much.');
}

/**
 * Saves contacts of one data space, in order.
 * @param now milliseconds since the epoch
 * @throws {NoneSavedError} if none can be saved
 */
export function* saveContacts(
  changes: readonly ContactChange[],
  now: number,
  announcements?: SaveAnnouncements,
): Transaction<ContactOutcome[]> {
  const outcomes = yield* saveEach(changes, now, announcements);
  if (!outcomes.some((outcome) => 'saved' in outcome)) throw new NoneSavedError(outcomes);
  return outcomes;
}

/** Rolls back a transaction that would write only its key. */
export class NoneSavedError extends Error {
  readonly outcomes: ContactOutcome[];

  constructor(outcomes: ContactOutcome[]) {
    super('No contact can be saved.');
    this.outcomes = outcomes;
  }
}

const contactsOfVisitor = {
  limit: visitorLimits.contacts,
  count: contactStatements.countContactsIn,
};

function* saveEach(
  changes: readonly ContactChange[],
  now: number,
  announcements?: SaveAnnouncements,
): Transaction<ContactOutcome[]> {
  const [first] = changes;
  if (!first) return [];
  yield* writeToSpace(first.space, changes, now);
  const locked = yield* lock(changes, first.space, now);
  const ids = new Set(changes.map(({ id }) => id));
  const made = new Set([...locked.values()].filter(({ id }) => ids.has(id)));
  let room = (yield* roomIn(first.space, contactsOfVisitor)) + made.size;
  const saved = new Map<string, ContactRow>();
  const created = new Set<string>();
  const outcomes: ContactOutcome[] = [];
  for (const change of changes) {
    const stored = saved.get(change.email) ?? locked.get(change.email);
    if (!stored) throw new Error('A contact that is locked is gone.');
    const merged = { ...mergedContact(stored, change), updatedAt: now };
    if (!fitsContact(merged.extraData)) outcomes.push({ error: 'full' });
    else if (made.has(stored) && room < 1) outcomes.push({ error: 'space_full' });
    else {
      const isNew = made.has(stored);
      if (isNew) {
        room -= 1;
        created.add(change.email);
      }
      saved.set(change.email, merged);
      outcomes.push({ saved: merged, isNew });
    }
  }
  yield* write([...saved.values()], now);
  yield* deleteUnsaved(changes, locked, saved);
  if (announcements) {
    const rows = [...saved.values()];
    yield* announce(
      announcements.created,
      rows.filter(({ email }) => created.has(email)),
    );
    yield* announce(announcements.updated, rows);
  }
  return outcomes;
}

/** Creates missing contacts and locks all of them, so that no concurrent merge is lost. */
function* lock(
  changes: readonly ContactChange[],
  space: Space,
  now: number,
): Transaction<Map<string, ContactRow>> {
  const locked = new Map<string, ContactRow>();
  // The first change of an address creates the contact. Sorted, so that two calls cannot deadlock.
  const byEmail = new Map(changes.toReversed().map((change) => [change.email, change]));
  const ordered = [...byEmail.values()].toSorted((a, b) => (a.email < b.email ? -1 : 1));
  for (const chunk of inChunks(ordered)) {
    const values = chunk.flatMap(({ id, createdAt, email }) => [id, createdAt, email]);
    const rows = yield* query(lockContacts(chunk.length), space, now, ...values);
    for (const row of rows.map(readContact)) locked.set(row.email, row);
  }
  return locked;
}

function* write(contacts: readonly ContactRow[], now: number): Transaction<void> {
  for (const chunk of inChunks(contacts)) {
    const values = chunk.flatMap((contact) => [
      contact.id,
      contact.firstname,
      contact.lastname,
      contact.gender,
      contact.dateOfBirth,
      contact.phoneNumber,
      JSON.stringify(contact.address),
      JSON.stringify(contact.extraData),
    ]);
    yield* query(writeContacts(chunk.length), now, ...values);
  }
}

/** Removes contacts that were created for the lock, but not saved. */
function* deleteUnsaved(
  changes: readonly ContactChange[],
  locked: ReadonlyMap<string, ContactRow>,
  saved: ReadonlyMap<string, ContactRow>,
): Transaction<void> {
  for (const { id, space, email } of changes) {
    const isNew = locked.get(email)?.id === id;
    if (isNew && !saved.has(email)) yield* query(contactStatements.deleteContact, space, id);
  }
}

export function* findContact(space: Space, id: string): Transaction<ContactRow | null> {
  const [row] = yield* query(contactStatements.findContact, space, id);
  return row ? readContact(row) : null;
}

export function* findContactByEmail(space: Space, email: string): Transaction<ContactRow | null> {
  const [row] = yield* query(contactStatements.findContactByEmail, space, email);
  return row ? readContact(row) : null;
}

/** @throws {UnknownContactError} if there is none */
export function* deleteContact(
  contact: { space: Space } & ({ id: string } | { email: string }),
  announcement?: Announcement<DeletedContact>,
): Transaction<DeletedContact> {
  const [row] =
    'id' in contact
      ? yield* query(contactStatements.deleteContact, contact.space, contact.id)
      : yield* query(contactStatements.deleteContactByEmail, contact.space, contact.email);
  if (!row) throw new UnknownContactError('There is no such contact.');
  const deleted = readDeleted(row);
  yield* query(outboxStatements.forgetOutboxOf, deleted.id);
  if (announcement) yield* announce(announcement, [deleted]);
  return deleted;
}

function mergedContact(stored: ContactRow, { fields, extraData }: ContactChange): ContactRow {
  const { address, ...others } = fields;
  const extra = extraData === null ? {} : { ...stored.extraData, ...extraData };
  return {
    ...stored,
    ...others,
    address: address === null ? noAddress : { ...stored.address, ...address },
    extraData: Object.fromEntries(Object.entries(extra).filter(([, value]) => value !== null)),
  };
}
