import { fitsContact } from '@grovemail/domain/contacts/extra-data.ts';
import type { DatabaseRow } from '../database/transaction.ts';
import { strengthOf } from '../suppressions/suppression-store.ts';

/** A table in which an address stands once, together with the columns of `scope`. */
export interface Mergeable {
  table: string;
  scope: readonly string[];
  columns: readonly string[];
  /** @returns the row that stays, with its own id, as it is to be from now on */
  merge(one: DatabaseRow, other: DatabaseRow): DatabaseRow;
  /** Takes the id that goes and the one that stays. */
  follow?: string;
}

export const mergeables: readonly Mergeable[] = [
  {
    table: 'suppressions',
    scope: ['account', 'list'],
    columns: ['contact_id', 'since', 'changed_at', 'change_id', 'source', 'reason', 'lifted_at'],
    merge: mergeStops,
  },
  {
    table: 'subscribers',
    scope: ['audience'],
    columns: [
      ...['created_at', 'updated_at', 'source', 'tags', 'status'],
      ...['quarantined_at', 'quarantine_reason', 'withheld'],
    ],
    merge: mergeSubscribers,
  },
  {
    table: 'contacts',
    scope: ['space'],
    columns: [
      ...['created_at', 'updated_at', 'firstname', 'lastname', 'gender', 'date_of_birth'],
      ...['phone_number', 'address', 'extra_data'],
    ],
    merge: mergeContacts,
    follow: 'update outbox set contact_id = $2 where contact_id = $1 and done_at is null',
  },
];

/** What stands wins over what was lifted, then the newest; the strongest source stays. */
function mergeStops(one: DatabaseRow, other: DatabaseRow): DatabaseRow {
  const [newer, older] = byAge(one, other, 'changed_at');
  if (newer.lifted_at !== null || older.lifted_at !== null) {
    return newer.lifted_at !== null && older.lifted_at === null ? older : newer;
  }
  return {
    ...newer,
    contact_id: newer.contact_id ?? older.contact_id,
    since: Math.min(newer.since as number, older.since as number),
    source: strengthOf(older.source) > strengthOf(newer.source) ? older.source : newer.source,
    reason: newer.reason ?? older.reason,
  };
}

/** Confirmed by one of them is confirmed: both spellings reached one mailbox. */
function mergeSubscribers(one: DatabaseRow, other: DatabaseRow): DatabaseRow {
  const [newer, older] = byAge(one, other, 'updated_at');
  return {
    ...newer,
    created_at: Math.min(newer.created_at as number, older.created_at as number),
    status: older.status === 'confirmed' ? older.status : newer.status,
    quarantined_at: older.quarantined_at === null ? null : newer.quarantined_at,
  };
}

/** The newer one, with what only the older one says. */
function mergeContacts(one: DatabaseRow, other: DatabaseRow): DatabaseRow {
  const [newer, older] = byAge(one, other, 'updated_at');
  const filled = Object.entries(newer).map(([name, value]) => [name, value ?? older[name]]);
  const extra = { ...json(older.extra_data), ...json(newer.extra_data) };
  return {
    ...Object.fromEntries(filled),
    created_at: Math.min(newer.created_at as number, older.created_at as number),
    address: JSON.stringify({ ...json(older.address), ...given(json(newer.address)) }),
    extra_data: fitsContact(extra) ? JSON.stringify(extra) : newer.extra_data,
  };
}

function byAge(one: DatabaseRow, other: DatabaseRow, moment: string): [DatabaseRow, DatabaseRow] {
  return (one[moment] as number) > (other[moment] as number) ? [one, other] : [other, one];
}

function json(text: unknown): Record<string, unknown> {
  return JSON.parse(text as string);
}

function given(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}
