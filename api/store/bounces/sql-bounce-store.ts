import { pageValues } from '../database/page.ts';
import { integer, oneOf, rowReader, text } from '../database/row.ts';
import { type Database, query, type Transaction } from '../database/transaction.ts';
import { mailReportStatements } from '../mail-reports/mail-report-statements.ts';
import { storedAs } from '../suppressions/find-suppressions.ts';
import {
  type BounceStore,
  type MailReportCounts,
  type ReportOutcome,
  reportOutcomes,
} from './bounce-store.ts';
import { noteDropped, senderState, takeMailReport } from './bounce-transactions.ts';

/** Reports about emails in any database whose schema is up to date. */
export function sqlBounceStore(database: Database, now: () => number): BounceStore {
  return {
    takeMailReport: (report, then) =>
      database.write(
        () => takeMailReport(report, then),
        () => ({ person: report.email }),
      ),
    noteDropped: (dropped) =>
      database.write(
        () => noteDropped(dropped),
        // Anyone can write these, so unlike the log, they are limited.
        () => null,
      ),
    async listMailReports(filter = {}) {
      const page = pageValues(filter);
      const rows = await database.read(function* () {
        if ('email' in filter) {
          const addresses = yield* storedAs(filter.email);
          return yield* query(mailReportStatements.listReportsTo, ...page, ...addresses);
        }
        if (filter.outcome === undefined)
          return yield* query(mailReportStatements.listReports, ...page);
        return yield* query(mailReportStatements.listReportsOf, ...page, filter.outcome);
      });
      return rows.map(readReport);
    },
    countMailReports: () => database.read(() => countMailReports(now())),
  };
}

const readReport = rowReader({
  id: text,
  created_at: integer,
  outcome: oneOf(...reportOutcomes),
  kind: oneOf('bounced', 'rejected', 'complained').nullable(),
  cause: oneOf('mailbox', 'sender', 'message', 'passing').nullable(),
  reason: text,
  reply: text,
  mail_id: text.nullable(),
  email: text.nullable(),
  times: integer,
});

const day = 24 * 60 * 60_000;

function* countMailReports(now: number): Transaction<MailReportCounts> {
  const lastDay: Record<ReportOutcome, number> = {
    stopped: 0,
    paused: 0,
    counted: 0,
    recorded: 0,
    dropped: 0,
  };
  for (const row of yield* query(mailReportStatements.countOutcomes, now - day)) {
    const { outcome, count } = readCount(row);
    lastDay[outcome] = Number(count);
  }
  return { lastDay, sender: yield* senderState(now) };
}

/** PostgreSQL returns a sum of whole numbers as text. */
const readCount = rowReader({ outcome: oneOf(...reportOutcomes), count: integer.or(text) });
