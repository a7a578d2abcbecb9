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
  /** Everything that is in quarantine now. */
  quarantined: Record<RecordKind, number>;
  /** The outbox entries that died in that period: their number, and the newest few. */
  givenUp: { count: number; newest: GivenUp[] };
  /** All dead entries in the outbox now. */
  dead: number;
}

export interface GivenUp {
  id: string;
  topic: string;
  error: string | null;
}
