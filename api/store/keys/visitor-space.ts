import { visitorLimits } from '@grovemail/domain/keys/visitor-limits.ts';
import { isVisitorSpace, type Space } from '../../keys/space.ts';
import { SpaceFullError, SpaceGoneError } from '../database/errors.ts';
import { query, type Transaction } from '../database/transaction.ts';
import { keyStatements } from './key-statements.ts';

/**
 * Limits the bytes in a visitor's data space. Call it before every write to a data space.
 * @param rows the rows or the response to write, measured as JSON
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

/** A limit of a space, and the statement that counts its rows. */
interface Bound {
  limit: number;
  count: string;
}

/** The number of rows that may be added to a space; negative if it has too many. */
export function* roomIn(space: Space, { limit, count }: Bound): Transaction<number> {
  if (!isVisitorSpace(space)) return Number.POSITIVE_INFINITY;
  const [row] = yield* query(count, space);
  return limit - Number(row?.count);
}

/** @throws {SpaceFullError} if a space has too many rows */
export function* rejectTooMany(space: Space, bound: Bound): Transaction<void> {
  if ((yield* roomIn(space, bound)) < 0) throw new SpaceFullError('Too many rows.');
}
