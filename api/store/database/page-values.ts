import type { Page } from './page.ts';
import type { Value } from './transaction.ts';

/** What every statement of a list begins with: after which id, and how many. @throws {RangeError} for a limit below 1 */
export function pageValues({ limit = 100, before = afterEveryId }: Page): Value[] {
  if (!Number.isInteger(limit) || limit < 1) throw new RangeError('limit must be 1 or more.');
  return [before, limit];
}

/** No UUIDv7 sorts after this one. */
const afterEveryId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
