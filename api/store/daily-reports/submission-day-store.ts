import { integer, text } from '../database/row.ts';
import { type Database, query, type Transaction } from '../database/transaction.ts';
import { firstUuidV7At } from '../database/uuid-v7.ts';
import { submissionStatements as sql } from '../submissions/submission-statements.ts';
import type { LeadRecord } from '../submissions/submission-store.ts';

/** Submissions over time. */
export interface SubmissionDayStore {
  /**
   * Counts submissions that are not in quarantine, by day in UTC; days without any are left out.
   * @param period in milliseconds since the epoch, `until` not included
   */
  countSubmissionsByDay(period: { from: number; until: number }): Promise<SubmissionDay[]>;
}

export interface SubmissionDay {
  /** When it begins, in milliseconds since the epoch. */
  day: number;
  /** `confirmed`: the subscribers that have confirmed since. */
  kind: LeadRecord['type'] | 'enquiry' | 'subscriber' | 'confirmed';
  count: number;
}

const dayMs = 24 * 60 * 60_000;

/** Submissions by day from any database whose schema is up to date. */
export function sqlSubmissionDayStore(database: Database): SubmissionDayStore {
  return {
    countSubmissionsByDay: ({ from, until }) => database.scan(() => countByDay(from, until)),
  };
}

function* countByDay(from: number, until: number): Transaction<SubmissionDay[]> {
  const rows = yield* query(sql.countByDay, firstUuidV7At(from), firstUuidV7At(until));
  return rows.map(({ day, kind, count }) => ({
    day: integer.parse(day) * dayMs,
    kind: text.parse(kind) as SubmissionDay['kind'],
    count: integer.parse(count),
  }));
}
