import { fitsContact } from '@grovemail/domain/contacts/extra-data.ts';
import { strengthOf } from '@grovemail/domain/preferences/suppression-source.ts';
import { json } from '../database/row.ts';
import type { DatabaseRow } from '../database/transaction.ts';

/** A table in which an address is unique, together with the columns of `scope`. */
export interface Mergeable {
  table: string;
  scope: readonly string[];
  columns: readonly string[];
  /** @returns the merged row, with the id of one of them */
  merge(one: DatabaseRow, other: DatabaseRow): DatabaseRow;
  /** Takes the removed id and the kept one. */
  follow?: string;
}

export const mergeables: readonly Mergeable[] = [
  {
    table: 'suppressions',
    scope: ['account', 'list'],
    columns: ['contact_id', 'since', 'changed_at', 'change_id', 'source', 'reason', 'lifted_at'],
    merge: mergeSuppressions,
  },
  {
    table: 'subscribers',
    scope: ['audience'],
    columns: [
      'created_at',
      'updated_at',
      'source',
      'tags',
      'status',
      'quarantined_at',
      'quarantine_reason',
      'withheld',
    ],
    merge: mergeSubscribers,
  },
  {
    table: 'contacts',
    scope: ['space'],
    columns: [
      'created_at',
      'updated_at',
      'firstname',
      'lastname',
      'gender',
      'date_of_birth',
      'phone_number',
      'address',
      'extra_data',
    ],
    merge: mergeContacts,
    follow: 'update outbox set contact_id = $2 where contact_id = $1 and done_at is null',
  },
];

/** Active before lifted, then the newest; the strongest source is kept. */
function mergeSuppressions(one: DatabaseRow, other: DatabaseRow): DatabaseRow {
  const [newer, older] = byAge(one, other, 'changed_at');
  if (newer.lifted_at !== null || older.lifted_at !== null) {
    return newer.lifted_at !== null && older.lifted_at === null ? older : newer;
  }
  return {
    ...newer,
    contact_id: newer.contact_id ?? older.contact_id,
    since: Math.min(Number(newer.since), Number(older.since)),
    source: strengthOf(older.source) > strengthOf(newer.source) ? older.source : newer.source,
    reason: newer.reason ?? older.reason,
  };
}

/** Confirmed if either is: both spellings are one mailbox. */
function mergeSubscribers(one: DatabaseRow, other: DatabaseRow): DatabaseRow {
  const [newer, older] = byAge(one, other, 'updated_at');
  return {
    ...newer,
    created_at: Math.min(Number(newer.created_at), Number(older.created_at)),
    status: older.status === 'confirmed' ? older.status : newer.status,
    quarantined_at: older.quarantined_at === null ? null : newer.quarantined_at,
  };
}

/** The newer one, with the older one's values where it has none. */
function mergeContacts(one: DatabaseRow, other: DatabaseRow): DatabaseRow {
  const [newer, older] = byAge(one, other, 'updated_at');
  const filled = Object.entries(newer).map(([name, value]) => [name, value ?? older[name]]);
  const extra = { ...fields.parse(older.extra_data), ...fields.parse(newer.extra_data) };
  return {
    ...Object.fromEntries(filled),
    created_at: Math.min(Number(newer.created_at), Number(older.created_at)),
    address: JSON.stringify({
      ...fields.parse(older.address),
      ...given(fields.parse(newer.address)),
    }),
    extra_data: fitsContact(extra) ? JSON.stringify(extra) : newer.extra_data,
  };
}

function byAge(one: DatabaseRow, other: DatabaseRow, moment: string): [DatabaseRow, DatabaseRow] {
  return Number(one[moment]) > Number(other[moment]) ? [one, other] : [other, one];
}

const fields = json<Record<string, unknown>>();

function given(all: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null));
}
