import { addressKey } from '@grovemail/domain/email-addresses/address-key.ts';
import type { Page } from '../database/page.ts';
import { pageValues } from '../database/page.ts';
import { integer, rowReader, text } from '../database/row.ts';
import { type Database, query, type Transaction } from '../database/transaction.ts';
import { digestOf, personKeyName } from '../secrets/keyed-digest.ts';

/** The audit log of operators' commands. Append-only: the database rejects changes. */
export interface AuditStore {
  /** Records a command that changes nothing in the store. */
  recordAct(): Promise<void>;
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
  /** The operator's user name. */
  operator: string;
  /** As typed, without anything that may be an address or a secret. */
  command: string;
  /** Ids, or a person as a keyed hash; null if there is neither. */
  subject: string | null;
}

/** A command that is about to run; recorded with its first write. */
export type Act = Omit<AuditRow, 'subject'> &
  ({ subject: string | null } | { person: string; newKey: string });

/** The audit log in any database whose schema is up to date. */
export function sqlAuditStore(database: Database): AuditStore {
  return {
    recordAct: () => database.write(function* () {}),
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
  command: text,
  subject: text.nullable(),
});

export const auditStatements = {
  insertAudit: `insert into audit (id, created_at, operator, command, subject)
    values ($1, $2, $3, $4, $5)`,
  listAudit: `select id, created_at, operator, command, subject from audit
    where id < $1 and created_at >= $3 order by id desc limit $2`,
  listAuditOf: `select id, created_at, operator, command, subject from audit
    where id < $1 and created_at >= $3 and subject = $4 order by id desc limit $2`,
} as const;
