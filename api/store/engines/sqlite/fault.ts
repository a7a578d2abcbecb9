import { StoreUnavailableError } from '../../database/errors.ts';

/**
 * SQLite's primary result codes about the disk, locks or the file rather than our statements
 * (sqlite.org/rescode.html).
 */
const environmental = new Set([
  3, // PERM
  4, // ABORT: the transaction was rolled back under us
  5, // BUSY
  6, // LOCKED
  7, // NOMEM
  8, // READONLY
  9, // INTERRUPT
  10, // IOERR
  11, // CORRUPT
  13, // FULL
  14, // CANTOPEN
  15, // PROTOCOL
  22, // NOLFS
  23, // AUTH
  26, // NOTADB
]);

/** Wraps an error of the environment. A bug (a violated constraint, bad JSON) is returned unchanged. */
export function asStoreError(error: unknown): unknown {
  return isEnvironmental(error) ? storeUnavailable(error) : error;
}

/** The message is safe to show; SQLite's is in `cause`. */
export function storeUnavailable(cause: unknown): StoreUnavailableError {
  if (cause instanceof StoreUnavailableError) return cause;
  return new StoreUnavailableError('The store cannot take or give data at the moment.', { cause });
}

/** Whether SQLite found the file to be damaged (CORRUPT, NOTADB). */
export function isDamage(error: unknown): boolean {
  const primary = primaryCode(error);
  return primary === 11 || primary === 26;
}

/** Whether another connection holds a lock that was needed. */
export function isBusy(error: unknown): boolean {
  return primaryCode(error) === 5;
}

function isEnvironmental(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as Error & { code?: unknown };
  if (code === 'ERR_INVALID_STATE') return true; // the database is closed
  return environmental.has(primaryCode(error));
}

/** 0 for other errors. */
function primaryCode(error: unknown): number {
  const { code, errcode } = Object(error) as { code?: unknown; errcode?: unknown };
  // The low byte is the primary code, the rest the extended one.
  return code === 'ERR_SQLITE_ERROR' ? Number(errcode) & 0xff : 0;
}
