import { type Database, query, type Transaction } from '../database/transaction.ts';
import { uuidV7Maker } from '../database/uuid-v7.ts';
import { personKeyName } from '../secrets/keyed-digest.ts';
import { secretStatements } from '../secrets/secret-store.ts';
import { type AuditEntry, auditStatements, type CurrentAct, personSubject } from './audit-store.ts';

/** Records each change in the audit log, in the transaction of the change. */
export function audited(database: Database, currentAct: CurrentAct): Database {
  const newId = uuidV7Maker(Date.now);
  return {
    ...database,
    write: (work, subjectOf) => {
      const act = currentAct();
      return database.write(function* () {
        const result = yield* work();
        const subject = subjectOf ? subjectOf(result) : act.subject;
        if (subjectOf && subject === null) return result;
        yield* record({ ...act, subject, id: newId(), createdAt: Date.now() });
        return result;
      });
    },
  };
}

/** Adds an entry to the audit log. */
export function* record(entry: AuditEntry): Transaction<void> {
  const { id, createdAt, operator, givenName, command, newKey } = entry;
  let { subject } = entry;
  if (subject !== null && typeof subject !== 'string') {
    yield* query(secretStatements.keepSecret, personKeyName, newKey, createdAt);
    subject = yield* personSubject(subject.person);
  }
  const values = [id, createdAt, operator, givenName, command, subject];
  yield* query(auditStatements.insertAudit, ...values);
}
