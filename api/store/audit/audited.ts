import { type Database, query, type Transaction } from '../database/transaction.ts';
import { personKeyName } from '../secrets/keyed-digest.ts';
import { secretStatements } from '../secrets/secret-store.ts';
import { type Act, auditStatements, personSubject } from './audit-store.ts';

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

/** Adds an entry to the audit log. */
export function* record(act: Act): Transaction<void> {
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
