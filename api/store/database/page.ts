import type { Space } from '@grovemail/domain/keys/space.ts';

/** Newest first; ids are UUIDv7, so they sort by time. */
export interface Page {
  limit?: number;
  /** The last id of the previous page. */
  before?: string;
  /** Rows in quarantine only, or all others by default. The outbox has no quarantine. */
  quarantined?: boolean;
}

/** One page of a data space. */
export type SpacePage = Pick<Page, 'before'> & { space: Space; limit: number };

export interface PageResult<Row> {
  rows: Row[];
  /** The number of matching rows on all pages. */
  size: number;
}
