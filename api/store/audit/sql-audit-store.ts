import { pageValues } from '../database/page-values.ts';
import { type Database, type DatabaseRow, query } from '../database/transaction.ts';
import { auditStatements } from './audit-statements.ts';
import type { AuditRow, AuditStore } from './audit-store.ts';
import { subjectOf } from './audited.ts';

/** The audit log in any database whose schema is up to date. */
export function sqlAuditStore(database: Database): AuditStore {
  return {
    recordAct: () => database.write(function* () {}),
    listAudit({ since = 0, email, ...page } = {}) {
      const values = [...pageValues(page), since];
      return database.read(function* () {
        if (email === undefined)
          return (yield* query(auditStatements.listAudit, ...values)).map(read);
        const subject = yield* subjectOf(email);
        return (yield* query(auditStatements.listAuditOf, ...values, subject)).map(read);
      });
    },
  };
}

function read(row: DatabaseRow): AuditRow {
  return {
    id: row.id as string,
    createdAt: row.created_at as number,
    operator: row.operator as string,
    command: row.command as string,
    subject: row.subject as string | null,
  };
}
