import { addressKey } from '@grovemail/domain/email-addresses/address-key.ts';
import type { Page } from '../database/page.ts';
import { pageValues } from '../database/page.ts';
import { integer, rowReader, text } from '../database/row.ts';
import { type Database, query, type Subject, type Transaction } from '../database/transaction.ts';
import { digestOf, personKeyName } from '../secrets/keyed-digest.ts';

/** The audit log of operators' commands. Append-only: the database rejects changes. */
export interface AuditStore {
  /** Records a command that changes nothing in the store. @param subject default: what the command named */
  recordAct(subject?: Subject): Promise<void>;
  /** Newest first. @param page.since milliseconds since the epoch @param page.email entries about a person */
  listAudit(page?: AuditPage): Promise<AuditRow[]>;
}

export interface AuditPage extends Pick<Page, 'limit' | 'before'> {
  since?: number;
  email?: string;
}

export interface AuditRow {
  id: string;
  /** Milliseconds since the epoch. */
  createdAt: number;
  /** Who did it: the operator's user name, or an API key. */
  operator: string;
  /** The name that the operator gave beside it (`--as`), which nothing proves. */
  givenName: string | null;
  /** As typed, without anything that may be an address or a secret. */
  command: string;
  /** What was changed, such as `template:welcome`; a person as a keyed hash; null if it has no name. */
  subject: string | null;
}

/** A command that is about to run; recorded with each change that it makes. */
export interface Act extends Pick<AuditRow, 'operator' | 'givenName' | 'command'> {
  /** The subject of the command. */
  subject: Subject | null;
  /** For hashes of persons, if the store has no key yet. */
  newKey: string;
}

/** The current act of the process: a command has one, the console many. */
export type CurrentAct = () => Act;

/** An act with its time and id. */
export type AuditEntry = Act & Pick<AuditRow, 'id' | 'createdAt'>;

/** The audit log in any database whose schema is up to date. */
export function sqlAuditStore(database: Database): AuditStore {
  return {
    recordAct: (subject) =>
      database.write(function* () {}, ...(subject === undefined ? [] : [() => subject])),
    listAudit({ since = 0, email, ...page } = {}) {
      const values = [...pageValues(page), since];
      return database.read(function* () {
        if (email === undefined)
          return (yield* query(auditStatements.listAudit, ...values)).map(read);
        const subject = yield* personSubject(email);
        return (yield* query(auditStatements.listAuditOf, ...values, subject)).map(read);
      });
    },
  };
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
  listAudit: `select ${columns} from audit
    where id < $1 and created_at >= $3 order by id desc limit $2`,
  listAuditOf: `select ${columns} from audit
    where id < $1 and created_at >= $3 and subject = $4 order by id desc limit $2`,
} as const;
