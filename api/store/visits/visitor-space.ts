import { isVisitorSpace, type Space } from '@grovemail/domain/keys/space.ts';
import { visitorLimits } from '@grovemail/domain/keys/visitor-limits.ts';
import { query, type Transaction } from '../database/transaction.ts';
import { SpaceFullError, SpaceGoneError } from '../errors.ts';
import { visitStatements } from './visit-statements.ts';

const counts = {
  contacts: visitStatements.countContactsIn,
  events: visitStatements.countEventsIn,
  mails: visitStatements.countTransactionalsIn,
};

/**
 * Goes before everything that is written to a data space, and bounds what a visitor writes to theirs.
 * @param rows what is written, measured as JSON
 * @throws {SpaceFullError} when it would become too much
 * @throws {SpaceGoneError} when the visitor's key has expired
 */
export function* writeToSpace(space: Space, rows: unknown, now: number): Transaction<void> {
  if (!isVisitorSpace(space)) return;
  const { length } = JSON.stringify(rows);
  const [key] = yield* query(visitStatements.writeToSpace, space, length, now);
  if (!key) throw new SpaceGoneError('The key of this space has expired.');
  if (Number(key.characters) > visitorLimits.characters) throw new SpaceFullError('Too long.');
}

/** How many more rows a space takes; below 0 when it holds too many already. */
export function* roomIn(space: Space, kind: keyof typeof counts): Transaction<number> {
  if (!isVisitorSpace(space)) return Number.POSITIVE_INFINITY;
  const [row] = yield* query(counts[kind], space);
  return visitorLimits[kind] - Number(row?.count);
}

/** @throws {SpaceFullError} when the row that was just added is one too many */
export function* refuseTooMany(space: Space, kind: keyof typeof counts): Transaction<void> {
  if ((yield* roomIn(space, kind)) < 0) throw new SpaceFullError('Too many rows.');
}
