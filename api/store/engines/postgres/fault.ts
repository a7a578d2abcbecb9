import { DatabaseError } from 'pg';
import { StoreUnavailableError } from '../../errors.ts';

/**
 * A fault of the program that PostgreSQL found: a broken constraint, a value it does not take. Written
 * anew, because its own error quotes the row (`Failing row contains (…)`), and that must not reach a log.
 */
export class PostgresFault extends Error {
  override name = 'PostgresFault';
  /** SQLSTATE (postgresql.org/docs/current/errcodes-appendix.html). */
  readonly code: string;

  constructor({ code = '', constraint, table }: DatabaseError) {
    super(`PostgreSQL refused a statement: ${[code, table, constraint].filter(Boolean).join(' ')}`);
    this.code = code;
  }
}

/** Two transactions were in each other's way: nothing was written, and the work can begin again. */
export class PostgresConflict extends StoreUnavailableError {
  override name = 'PostgresConflict';
}

/**
 * What a failure of the driver or the server is to the store: a conflict, the store being away, or a
 * fault of the program. The words of the first two are safe to show; PostgreSQL's stay in `cause`.
 */
export function asStoreError(error: unknown): Error {
  if (error instanceof StoreUnavailableError || error instanceof PostgresFault) return error;
  // What does not come from the server comes from the way to it: refused, cut, timed out.
  if (!(error instanceof DatabaseError)) return storeUnavailable(error);
  const { code = '' } = error;
  if (conflicts.has(code)) return new PostgresConflict(words, { cause: error });
  const isAway = environmental.has(code) || environmental.has(code.slice(0, 2));
  return isAway ? storeUnavailable(error) : new PostgresFault(error);
}

export function storeUnavailable(cause: unknown): StoreUnavailableError {
  return new StoreUnavailableError(words, { cause });
}

const words = 'The store cannot take or give data at the moment.';

const conflicts = new Set([
  '40001', // serialization_failure; distributed databases ask for a retry with it
  '40P01', // deadlock_detected
]);

/** Classes and codes that speak of the server, its disk or our rights rather than of our statements. */
const environmental = new Set([
  '08', // connection exception
  '28', // invalid authorization
  '53', // insufficient resources: disk full, too many connections
  '57', // operator intervention: shut down, starting up, cancelled
  '58', // system error
  'XX', // internal error, corrupted data
  '25006', // read only: a standby, or a reader that wrote
  '25P03', // idle in a transaction for too long
  '3D000', // no such database
  '40003', // nobody knows whether the commit went through
  '42501', // insufficient privilege
  '55P03', // lock not available
]);
