import type { LeadRecord, RecordKind } from '../submissions/submission-store.ts';

/** What the operator's daily mail says. */
export interface DailyReportStore {
  /** Times in milliseconds since the epoch, `until` not included. */
  readDailyReport(period: { from: number; until: number }): Promise<DailyReport>;
}

export interface DailyReport {
  /** What came in then, without what is in quarantine. */
  leads: Record<LeadRecord['type'], number>;
  received: Record<Exclude<RecordKind, 'lead'>, number>;
  /** All that is in quarantine now. */
  quarantined: Record<RecordKind, number>;
  /** The outbox entries that were given up then, and of those the newest few. */
  givenUp: { count: number; newest: GivenUp[] };
  /** All dead entries that the outbox has now. */
  dead: number;
}

export interface GivenUp {
  id: string;
  topic: string;
  error: string | null;
}
