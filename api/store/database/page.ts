import type { Space } from '../../keys/space.ts';

/** Newest first; ids are UUIDv7, so they sort by time. */
export interface Page {
  limit?: number;
  /** The last id of the previous page. */
  before?: string;
  /** Rows in quarantine only, or all others by default. The outbox has no quarantine. */
  quarantined?: boolean;
  /** For records only. */
  search?: Search;
}

/** Omits rows that cannot contain a text. The caller filters the others. */
export interface Search {
  text: string;
  /** Omits rows with lower ids. */
  firstId?: string;
}

/** One page of a data space. */
export type SpacePage = Pick<Page, 'before'> & { space: Space; limit: number };

/** One page of a data space without a count. */
export type UncountedPage = SpacePage & Pick<Page, 'search'>;

export interface PageResult<Row> {
  rows: Row[];
  /** The number of matching rows on all pages. */
  size: number;
}

/** The first values of every list statement: the cursor and the limit. @throws {RangeError} for a limit below 1 */
export function pageValues({
  limit = 100,
  before = afterEveryId,
}: Page): [before: string, limit: number] {
  if (!Number.isInteger(limit) || limit < 1) throw new RangeError('limit must be 1 or more.');
  return [before, limit];
}

/** The greatest UUIDv7. */
export const afterEveryId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
