import { visitorLimits } from '@grovemail/domain/keys/visitor-limits.ts';
import { isVisitorSpace, type Space } from '../../keys/space.ts';
import { SpaceFullError, SpaceGoneError } from '../database/errors.ts';
import { query, type Transaction } from '../database/transaction.ts';
import { visitStatements } from './visit-statements.ts';

const counts = {
  contacts: visitStatements.countContactsIn,
  events: visitStatements.countEventsIn,
};

/**
 * Runs before every write to a data space, and limits what a visitor writes to theirs.
 * @param rows the rows to write, measured as JSON, or the text of a response that is kept
 * @throws {SpaceFullError} if the limit would be exceeded
 * @throws {SpaceGoneError} if the visitor's key has expired
 */
export function* writeToSpace(space: Space, rows: unknown, now: number): Transaction<void> {
  if (!isVisitorSpace(space)) return;
  const bytes = Buffer.byteLength(JSON.stringify(rows));
  const [key] = yield* query(visitStatements.writeToSpace, space, bytes, now);
  if (!key) throw new SpaceGoneError('The key of this space has expired.');
  if (Number(key.bytes) > visitorLimits.bytes) throw new SpaceFullError('Too long.');
}

/** How many more rows fit into a space; below 0 if it already has too many. */
export function* roomIn(space: Space, kind: keyof typeof counts): Transaction<number> {
  if (!isVisitorSpace(space)) return Number.POSITIVE_INFINITY;
  const [row] = yield* query(counts[kind], space);
  return visitorLimits[kind] - Number(row?.count);
}

/** @throws {SpaceFullError} if the row just added is one too many */
export function* rejectTooMany(space: Space, kind: keyof typeof counts): Transaction<void> {
  if ((yield* roomIn(space, kind)) < 0) throw new SpaceFullError('Too many rows.');
}
