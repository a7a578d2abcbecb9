import type { AuditRow } from '../store/audit/audit-store.ts';
import { csvLine } from './csv-line.ts';
import { isoTimestamp } from './iso-timestamp.ts';

/** An entry of the audit log in JSON and CSV. */
export function auditRecord({ id, createdAt, operator, givenName, command, subject }: AuditRow) {
  return { id, at: isoTimestamp(createdAt), operator, as: givenName, command, subject };
}

const columns = ['id', 'at', 'operator', 'as', 'command', 'subject'] as const;

/** The same as CSV, line by line. */
export async function* auditCsv(rows: AsyncIterable<AuditRow>): AsyncGenerator<string> {
  yield csvLine(columns);
  for await (const row of rows) {
    const record = auditRecord(row);
    yield csvLine(columns.map((name) => record[name]));
  }
}
