import { visitorLimits } from '@grovemail/domain/keys/visitor-limits.ts';
import { isVisitorSpace, type Space } from '../../keys/space.ts';
import { SpaceFullError, SpaceGoneError } from '../database/errors.ts';
import { query, type Transaction } from '../database/transaction.ts';
import { keyStatements } from './key-statements.ts';

/**
 * Runs before every write to a data space, and limits what a visitor writes to theirs.
 * @param rows the rows to write, measured as JSON, or the text of a response that is kept
 * @throws {SpaceFullError} if the limit would be exceeded
 * @throws {SpaceGoneError} if the visitor's key has expired
 */
export function* writeToSpace(space: Space, rows: unknown, now: number): Transaction<void> {
  if (!isVisitorSpace(space)) return;
  const bytes = Buffer.byteLength(JSON.stringify(rows));
  const [key] = yield* query(keyStatements.writeToSpace, space, bytes, now);
  if (!key) throw new SpaceGoneError('The key of this space has expired.');
  if (Number(key.bytes) > visitorLimits.bytes) throw new SpaceFullError('Too long.');
}

/** A limit of a space, and the statement that counts toward it. */
interface Bound {
  limit: number;
  count: string;
}

/** How many more rows fit into a space; below 0 if it already has too many. */
export function* roomIn(space: Space, { limit, count }: Bound): Transaction<number> {
  if (!isVisitorSpace(space)) return Number.POSITIVE_INFINITY;
  const [row] = yield* query(count, space);
  return limit - Number(row?.count);
}

/** @throws {SpaceFullError} if the row just added is one too many */
export function* rejectTooMany(space: Space, bound: Bound): Transaction<void> {
  if ((yield* roomIn(space, bound)) < 0) throw new SpaceFullError('Too many rows.');
}
