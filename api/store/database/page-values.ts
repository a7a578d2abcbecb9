import type { Page } from './page.ts';

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
