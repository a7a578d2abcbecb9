import { addressKey } from '@grovemail/domain/email-addresses/address-key.ts';
import { type Database, query, type Transaction } from '../database/transaction.ts';
import { digestOf, personKeyName } from '../persons/person.ts';
import { secretStatements } from '../secrets/secret-statements.ts';
import { auditStatements } from './audit-statements.ts';
import type { Act } from './audit-store.ts';

/** A database whose first change is recorded in the audit log, in one transaction. */
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
  if ('person' in act)
    yield* query(secretStatements.keepSecret, personKeyName, act.newKey, createdAt);
  const subject = 'person' in act ? yield* subjectOf(act.person) : act.subject;
  yield* query(auditStatements.insertAudit, id, createdAt, operator, command, subject);
}

/** What the log names a person by; null while it names none. */
export function* subjectOf(email: string): Transaction<string | null> {
  const digest = yield* digestOf(addressKey(email), personKeyName);
  return digest && `person:${digest}`;
}
