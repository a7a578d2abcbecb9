import { integer, rowReader, text } from '../database/row.ts';
import { type Database, query, type Transaction, type Value } from '../database/transaction.ts';
import { firstUuidV7At } from '../database/uuid-v7.ts';
import { outboxStatements } from '../queue/outbox-statements.ts';
import { dailyReportStatements as sql } from './daily-report-statements.ts';
import type { DailyReport, DailyReportStore } from './daily-report-store.ts';

/** Maximum entries listed in an email. */
const maxListed = 10;

/** The daily report from any database whose schema is up to date. */
export function sqlDailyReportStore(database: Database): DailyReportStore {
  return {
    readDailyReport: ({ from, until }) => database.scan(() => readDailyReport(from, until)),
  };
}

function* readDailyReport(from: number, until: number): Transaction<DailyReport> {
  const ids = [firstUuidV7At(from), firstUuidV7At(until)];
  const leads = { demo: 0, startup: 0, savings: 0 };
  for (const row of yield* query(sql.countLeads, ...ids)) {
    Object.assign(leads, { [text.parse(row.type)]: integer.parse(row.count) });
  }
  const newest = yield* query(sql.listGivenUp, from, until, maxListed);
  return {
    leads,
    received: {
      enquiry: yield* countOf(sql.countEnquiries, ...ids),
      feedback: yield* countOf(sql.countFeedback, ...ids),
      subscriber: yield* countOf(sql.countSubscribers, ...ids),
    },
    quarantined: {
      lead: yield* countOf(sql.countHeldLeads),
      enquiry: yield* countOf(sql.countHeldEnquiries),
      feedback: yield* countOf(sql.countHeldFeedback),
      subscriber: yield* countOf(sql.countHeldSubscribers),
    },
    givenUp: {
      count: yield* countOf(sql.countGivenUp, from, until),
      newest: newest.map(readGivenUp),
    },
    dead: yield* countOf(outboxStatements.countOutboxDead),
  };
}

function* countOf(statement: string, ...values: Value[]): Transaction<number> {
  const [row] = yield* query(statement, ...values);
  return Number(row?.count);
}

function readGivenUp(row: Parameters<typeof readEntry>[0]) {
  const { id, topic, lastError: error } = readEntry(row);
  return { id, topic, error };
}

const readEntry = rowReader({ id: text, topic: text, last_error: text.nullable() });
