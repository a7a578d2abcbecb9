import type { Held, Page, RecordBase } from '../database/page.ts';

/** What readers think of pages of the documentation. */
export interface FeedbackStore {
  listFeedback(page?: Page): Promise<FeedbackRow[]>;
}

export interface FeedbackRecord extends RecordBase {
  kind: 'feedback';
  /** The path of the page. */
  page: string;
  helpful: 'yes' | 'no';
  /** Empty when the reader wrote none. */
  comment: string;
}

export type FeedbackRow = Omit<FeedbackRecord, 'kind'> & Held;
