import type { Page } from './page.ts';
import type { Value } from './transaction.ts';

/** The first values of every list statement: the cursor and the limit. @throws {RangeError} for a limit below 1 */
export function pageValues({ limit = 100, before = afterEveryId }: Page): Value[] {
  if (!Number.isInteger(limit) || limit < 1) throw new RangeError('limit must be 1 or more.');
  return [before, limit];
}

/** The greatest UUIDv7. */
const afterEveryId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
