import { DatabaseError } from 'pg';
import { StoreUnavailableError } from '../../database/errors.ts';

/**
 * A bug that PostgreSQL found: a violated constraint, an invalid value. PostgreSQL's own error quotes the row (`Failing row
 * contains (…)`), which must not be logged.
 */
export class PostgresFault extends Error {
  override name = 'PostgresFault';
  /** SQLSTATE (postgresql.org/docs/current/errcodes-appendix.html). */
  readonly code: string;

  constructor({ code = '', constraint, table }: DatabaseError) {
    super(
      `PostgreSQL rejected a statement: ${[code, table, constraint].filter(Boolean).join(' ')}`,
    );
    this.code = code;
  }
}

/** Two transactions conflicted: nothing was written, and the transaction can be retried. */
export class PostgresConflict extends StoreUnavailableError {
  override name = 'PostgresConflict';
}

/**
 * Maps an error of the driver or the server to a conflict, an unavailable store, or a bug. The messages of the first two are
 * safe to show; PostgreSQL's are in `cause`.
 */
export function asStoreError(error: unknown): Error {
  if (error instanceof StoreUnavailableError || error instanceof PostgresFault) return error;
  // Other errors are about the connection: refused, reset, timed out.
  if (!(error instanceof DatabaseError)) return storeUnavailable(error);
  const { code = '' } = error;
  if (conflicts.has(code)) return new PostgresConflict(unavailableText, { cause: error });
  const isUnavailable = environmental.has(code) || environmental.has(code.slice(0, 2));
  return isUnavailable ? storeUnavailable(error) : new PostgresFault(error);
}

export function storeUnavailable(cause: unknown): StoreUnavailableError {
  return new StoreUnavailableError(unavailableText, { cause });
}

const unavailableText = 'The store cannot take or give data at the moment.';

const conflicts = new Set([
  '40001', // serialization_failure; distributed databases ask for a retry with it
  '40P01', // deadlock_detected
]);

/** Classes and codes about the server, its disk or our privileges rather than our statements. */
const environmental = new Set([
  '08', // connection exception
  '28', // invalid authorization
  '53', // insufficient resources: disk full, too many connections
  '57', // operator intervention: shut down, starting up, canceled
  '58', // system error
  'XX', // internal error, corrupted data
  '25006', // read only: a standby, or a reader that wrote
  '25P03', // idle in a transaction for too long
  '3D000', // no such database
  '40003', // statement completion unknown
  '42501', // insufficient privilege
  '55P03', // lock not available
]);
