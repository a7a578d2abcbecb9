import { addressKey } from '@grovemail/domain/email-addresses/address-key.ts';
import { type Database, query, type Transaction } from '../database/transaction.ts';
import { digestOf, personKeyName } from '../persons/person.ts';
import { secretStatements } from '../secrets/secret-statements.ts';
import { auditStatements } from './audit-statements.ts';
import type { Act } from './audit-store.ts';

/** A database that records its first write in the audit log, in the same transaction. */
export function audited(database: Database, act: Act): Database {
  let isRecorded = false;
  return {
    ...database,
    async write(work) {
      if (isRecorded) return database.write(work);
      const result = await database.write(function* () {
        const done = yield* work();
        yield* record(act);
        return done;
      });
      isRecorded = true;
      return result;
    },
  };
}

function* record(act: Act): Transaction<void> {
  const { id, createdAt, operator, command } = act;
  let subject: string | null;
  if ('person' in act) {
    yield* query(secretStatements.keepSecret, personKeyName, act.newKey, createdAt);
    subject = yield* personSubject(act.person);
  } else {
    subject = act.subject;
  }
  yield* query(auditStatements.insertAudit, id, createdAt, operator, command, subject);
}

/** How the log identifies a person: a keyed hash. Null while there is no key. */
export function* personSubject(email: string): Transaction<string | null> {
  const digest = yield* digestOf(addressKey(email), personKeyName);
  return digest && `person:${digest}`;
}
