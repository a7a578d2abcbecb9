import type { Page } from '../database/page.ts';
import type { Quarantinable } from '../database/quarantinable.ts';
import type { RecordBase } from '../database/record-base.ts';

/** Readers' feedback on pages of the documentation. */
export interface FeedbackStore {
  listFeedback(page?: Page): Promise<FeedbackRow[]>;
  findFeedback(id: string): Promise<FeedbackRow | null>;
}

export interface FeedbackRecord extends RecordBase {
  kind: 'feedback';
  /** The path of the page. */
  page: string;
  helpful: 'yes' | 'no';
  /** Empty if there is none. */
  comment: string;
}

export type FeedbackRow = Omit<FeedbackRecord, 'kind'> & Quarantinable;
