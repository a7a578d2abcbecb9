import { integer, rowReader, text } from '../database/row.ts';
import { type Database, query, type Transaction, type Value } from '../database/transaction.ts';
import { firstUuidV7At } from '../database/uuid-v7.ts';
import { outboxStatements } from '../queue/outbox-statements.ts';
import { countEnded } from '../queue/outbox-transactions.ts';
import { submissionStatements as sql } from '../submissions/submission-statements.ts';
import type { LeadRecord, RecordKind } from '../submissions/submission-store.ts';

/** The content of the operator's daily email. */
export interface DailyReportStore {
  /** Times in milliseconds since the epoch, `until` not included. */
  readDailyReport(period: { from: number; until: number }): Promise<DailyReport>;
}

export interface DailyReport {
  /** Submissions in that period, except quarantined ones. */
  leads: Record<LeadRecord['type'], number>;
  received: Record<Exclude<RecordKind, 'lead'>, number>;
  /** All records that are in quarantine now. */
  quarantined: Record<RecordKind, number>;
  /** The outbox entries that died in that period. */
  givenUp: { count: number; newest: GivenUp[] };
  /** The number of dead outbox entries now. */
  dead: number;
  /** The emails that bounced in that period. */
  bounced: number;
}

export interface GivenUp {
  id: string;
  topic: string;
  error: string | null;
}

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
  const newest = yield* query(outboxStatements.listGivenUp, from, until, maxListed);
  return {
    leads,
    received: {
      enquiry: yield* countOf(sql.countEnquiries, ...ids),
      feedback: yield* countOf(sql.countFeedback, ...ids),
      subscriber: yield* countOf(sql.countSubscribers, ...ids),
    },
    quarantined: {
      lead: yield* countOf(sql.countQuarantinedLeads),
      enquiry: yield* countOf(sql.countQuarantinedEnquiries),
      feedback: yield* countOf(sql.countQuarantinedFeedback),
      subscriber: yield* countOf(sql.countQuarantinedSubscribers),
    },
    givenUp: {
      count: yield* countOf(outboxStatements.countGivenUp, from, until),
      newest: newest.map(readGivenUp),
    },
    dead: yield* countOf(outboxStatements.countOutboxDead),
    bounced: yield* countEnded('bounced', { from, until }),
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
