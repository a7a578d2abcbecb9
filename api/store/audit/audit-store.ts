import { addressKey } from '@grovemail/domain/email-addresses/address-key.ts';
import { likePattern } from '../database/like-pattern.ts';
import type { Page } from '../database/page.ts';
import { pageValues } from '../database/page.ts';
import { integer, rowReader, text } from '../database/row.ts';
import {
  type Database,
  query,
  type Subject,
  type Transaction,
  type Value,
} from '../database/transaction.ts';
import { digestOf, personKeyName } from '../secrets/keyed-digest.ts';

/** The audit log of operators' commands. Append-only: the database rejects changes. */
export interface AuditStore {
  /** Records a command that changes nothing in the store. @param subject default: that of the command */
  recordAct(subject?: Subject): Promise<void>;
  /** Newest first. */
  listAudit(page?: AuditPage): Promise<AuditRow[]>;
  /** Everybody with an entry, by name. */
  listAuditNames(): Promise<string[]>;
}

export interface AuditPage extends Pick<Page, 'limit' | 'before'> {
  /** Entries with lower ids are not wanted. */
  firstId?: string;
  /** At or after, in milliseconds since the epoch. */
  since?: number;
  /** Before. */
  until?: number;
  /** The given name, or else the operator. */
  who?: string;
  /** How commands begin, of which one is enough. */
  commands?: readonly string[];
  /** Entries about a person. */
  email?: string;
  /** Leaves out entries that cannot contain a text, in any case, unless their subject is one of those. */
  containing?: { text: string; subjects: readonly string[] };
}

export interface AuditRow {
  id: string;
  /** Milliseconds since the epoch. */
  createdAt: number;
  /** The operator's user name, or an API key. */
  operator: string;
  /** The unverified name from `--as`. */
  givenName: string | null;
  /** Without values that may be addresses or secrets. */
  command: string;
  /** The changed object, such as `template:welcome`, or the keyed hash of a person. */
  subject: string | null;
}

/** The running command, which is recorded with each of its changes. */
export interface Act extends Pick<AuditRow, 'operator' | 'givenName' | 'command'> {
  subject: Subject | null;
  /** For hashes of persons, if the store has no key yet. */
  newKey: string;
}

/** Returns the current act: a command has one, the console many. */
export type CurrentAct = () => Act;

/** An act with its time and id. */
export type AuditEntry = Act & Pick<AuditRow, 'id' | 'createdAt'>;

/** The audit log in any database whose schema is up to date. */
export function sqlAuditStore(database: Database): AuditStore {
  return {
    recordAct: (subject) =>
      database.write(function* () {}, ...(subject === undefined ? [] : [() => subject])),
    listAudit: (page = {}) => database[page.containing ? 'scan' : 'read'](() => listAudit(page)),
    async listAuditNames() {
      const rows = await database.scan(() => query(auditStatements.listAuditNames));
      return rows.map(({ name }) => text.parse(name));
    },
  };
}

function* listAudit(page: AuditPage): Transaction<AuditRow[]> {
  const { firstId, since, until, who, commands, email, containing } = page;
  const [before, limit] = pageValues(page);
  const values: Value[] = [];
  const at = (value: Value) => `$${values.push(value)}`;
  const conditions = [`id < ${at(before)}`];
  if (firstId !== undefined) conditions.push(`id >= ${at(firstId)}`);
  if (since !== undefined) conditions.push(`created_at >= ${at(since)}`);
  if (until !== undefined) conditions.push(`created_at < ${at(until)}`);
  if (who !== undefined) conditions.push(`coalesce(given_name, operator) = ${at(who)}`);
  if (commands) {
    const begins = commands.map((start) => `command like ${at(`${start}%`)}`);
    conditions.push(`(${begins.join(' or ')})`);
  }
  const pattern = containing ? likePattern(containing.text) : null;
  if (containing && pattern !== null) {
    const like = at(pattern);
    const fits = ['command', 'subject'].map((column) => `${column} ilike ${like}`);
    const { subjects } = containing;
    if (subjects.length > 0) fits.push(`subject in (${subjects.map(at).join(', ')})`);
    conditions.push(`(${fits.join(' or ')})`);
  }
  if (email !== undefined) conditions.push(`subject = ${at(yield* personSubject(email))}`);
  const rows = yield* query(
    `select ${columns} from audit where ${conditions.join(' and ')}
      order by id desc limit ${at(limit)}`,
    ...values,
  );
  return rows.map(read);
}

/** How the log identifies a person: a keyed hash. Null while there is no key. */
export function* personSubject(email: string): Transaction<string | null> {
  const digest = yield* digestOf(addressKey(email), personKeyName);
  return digest && `person:${digest}`;
}

const read = rowReader({
  id: text,
  created_at: integer,
  operator: text,
  given_name: text.nullable(),
  command: text,
  subject: text.nullable(),
});

const columns = 'id, created_at, operator, given_name, command, subject';

export const auditStatements = {
  insertAudit: `insert into audit (id, created_at, operator, given_name, command, subject)
    values ($1, $2, $3, $4, $5, $6)`,
  listAuditNames: 'select distinct coalesce(given_name, operator) as name from audit order by name',
} as const;
