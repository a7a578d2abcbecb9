import { pageValues } from '../database/page-values.ts';
import { integer, rowReader, text } from '../database/row.ts';
import { type Database, query } from '../database/transaction.ts';
import { auditStatements } from './audit-statements.ts';
import type { AuditStore } from './audit-store.ts';
import { personSubject } from './audited.ts';

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

const read = rowReader({
  id: text,
  created_at: integer,
  operator: text,
  command: text,
  subject: text.nullable(),
});
