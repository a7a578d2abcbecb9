import { forEachRow } from '../database/for-each-row.ts';
import { json, readId, text } from '../database/row.ts';
import { type DatabaseRow, query, type Transaction, type Value } from '../database/transaction.ts';
import type { Migration } from './migration.ts';

export const step14: Migration = { version: 14, statements: [], work: canonicalRows };

/** Rewrites every stored address to its canonical spelling. Rows that become equal are merged. */
function* canonicalRows(): Transaction<void> {
  for (const mergeable of mergeables) yield* mergeRows(mergeable);
  for (const [table, column] of plain) yield* respell(table, column);
  yield* respellIn('leads', 'metadata', "type <> ''");
  yield* respellIn('outbox', 'payload', waitingMails);
}

/** Columns without a unique constraint. */
const plain = [
  ['enquiries', 'email'],
  ['events', 'contact_email'],
  ['transactionals', 'recipient_email'],
  ['transactionals', 'reply_to'],
  ['push_subscriptions', 'email'],
  ['push_messages', 'email'],
] as const;

const waitingMails = "done_at is null and topic in ('newsletter.confirm', 'preferences.link')";

function* mergeRows({ table, scope, columns, merge, follow }: Mergeable): Transaction<void> {
  const all = [...scope, ...columns];
  const select = `select id, email, ${all.join(', ')} from ${table}`;
  const twins = scope.map((column, at) => `${column} = $${at + 2}`).join(' and ');
  const changes = ['email', ...columns].map((column, at) => `${column} = $${at + 2}`).join(', ');
  yield* forEachRow(select, table, '1 = 1', function* (row) {
    const email = addressKey(text.parse(row.email));
    if (email === row.email) return;
    const unique = scope.map((column) => row[column] as Value);
    const [twin] = yield* query(`${select} where email = $1 and ${twins}`, email, ...unique);
    const kept = twin ? merge(row, twin) : row;
    if (twin) {
      const gone = kept.id === row.id ? twin : row;
      yield* query(`delete from ${table} where id = $1`, readId(gone));
      if (follow) yield* query(follow, readId(gone), readId(kept));
    }
    const values = columns.map((column) => kept[column] as Value);
    yield* query(`update ${table} set ${changes} where id = $1`, readId(kept), email, ...values);
  });
}

function* respell(table: string, column: string): Transaction<void> {
  const select = `select id, ${column} as email from ${table}`;
  yield* forEachRow(select, table, `${column} is not null`, function* (row) {
    const email = text.parse(row.email);
    const canonical = canonicalAddress(email);
    if (canonical === null || canonical === email) return;
    yield* query(`update ${table} set ${column} = $2 where id = $1`, readId(row), canonical);
  });
}

/** The same for an `email` in a JSON column. */
function* respellIn(table: string, column: string, condition: string): Transaction<void> {
  const select = `select id, ${column} as json from ${table}`;
  yield* forEachRow(select, table, condition, function* (row) {
    const value = json<{ email?: unknown }>().parse(row.json);
    const canonical = typeof value.email === 'string' ? canonicalAddress(value.email) : null;
    if (canonical === null || canonical === value.email) return;
    const changed = JSON.stringify({ ...value, email: canonical });
    yield* query(`update ${table} set ${column} = $2 where id = $1`, readId(row), changed);
  });
}

/** A table in which an address is unique, together with the columns of `scope`. */
interface Mergeable {
  table: string;
  scope: readonly string[];
  columns: readonly string[];
  /** @returns the merged row, with the id of one of them */
  merge(one: DatabaseRow, other: DatabaseRow): DatabaseRow;
  /** Takes the removed id and the kept one. */
  follow?: string;
}

const mergeables: readonly Mergeable[] = [
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

/**
 * The key by which addresses are compared: the canonical spelling. A lead may give any text; if it is not
 * an address, it is compared in lower case.
 */
function addressKey(text: string): string {
  return canonicalAddress(text) ?? text.toLowerCase();
}

/** The longest address that SMTP can carry (RFC 5321, erratum 1690). */
const emailMaxLength = 254;

/**
 * The spelling in which an address is stored, compared and mailed: NFC, lower case, and the domain in
 * ASCII as UTS 46 maps it, so that `ｖictim.example` is `victim.example` and `bücher.example` is
 * `xn--bcher-kva.example`. The local part is kept whole: `ada+news` is another mailbox.
 * @returns null if no mail server would accept it
 */
function canonicalAddress(text: string): string | null {
  // Also rejects what a URL would parse as a port, a path or a user.
  if (text.length > emailMaxLength || !mailable.test(text)) return null;
  const [givenLocal = '', givenDomain = ''] = text.split('@');
  const local = lowerCase(givenLocal);
  const domain = URL.parse(`http://${givenDomain}`)?.hostname || null;
  const address = `${local}@${domain}`;
  if (!fitLengths(local, domain) || octets(address) > emailMaxLength) return null;
  return address === text || mailable.test(address) ? address : null;
}

/** Lower-casing can decompose a character, and compose one. */
function lowerCase(text: string): string {
  return text.normalize('NFC').toLowerCase().normalize('NFC');
}

/**
 * What a mail server accepts: a dot-atom (RFC 5322 §3.2.3, with letters of any script as in RFC 6531) and a domain of
 * at least two labels whose last has at least two letters. No quoted local parts and no address literals: almost
 * nobody has one, and they are used for header injection.
 */
const mailable =
  /^[\p{L}\p{M}\p{N}!#$%&'*+\-/=?^_`{|}~]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+\-/=?^_`{|}~]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+(?:\p{L}[\p{L}\p{M}]+|[Xx][Nn]--[A-Za-z0-9-]*[A-Za-z0-9])$/u;

/** RFC 5321 §4.5.3.1 and RFC 1035 §2.3.4; the limit of a label is that of its ASCII form. */
function fitLengths(local: string, domain: string | null): boolean {
  return octets(local) <= 64 && domain !== null && domain.split('.').every(isShort);
}

const isShort = (label: string) => label.length <= 63;

function octets(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** Maximum number of custom names, in one call and on one contact. */
const maxExtraNames = 100;

/** The same with the names in nested objects. */
const maxNestedNames = 1_000;

/** Maximum length of a contact's custom data as JSON. */
const maxCharacters = 65_536;

/** Whether a contact's custom data is within the limits after a merge. */
function fitsContact(extraData: Readonly<Record<string, unknown>>): boolean {
  return hasFewNames(extraData) && JSON.stringify(extraData).length <= maxCharacters;
}

/** Whether custom data is within the limits on names. @param data as parsed from JSON */
function hasFewNames(data: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(data).length <= maxExtraNames && namesIn(data) <= maxNestedNames;
}

function namesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = Array.isArray(value) ? 0 : Object.keys(value).length;
  return Object.values(value).reduce<number>((sum, inner) => sum + namesIn(inner), own);
}

/** Set by others, from the weakest to the strongest; the last two stop every kind of mail. */
const otherSources = ['operator', 'bounce', 'complaint'] as const;

/** The stronger of two sources is kept; a recipient's own choice is the weakest. */
function strengthOf(source: unknown): number {
  return otherSources.indexOf(source as (typeof otherSources)[number]);
}
