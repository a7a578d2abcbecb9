/** What both databases take as it is. */
export type Value = string | number | null;

/** A row as the database hands it out. */
export type DatabaseRow = Record<string, unknown>;

/** One statement with the values for its placeholders, in order. */
export interface Statement {
  sql: string;
  values: readonly Value[];
}

/**
 * A piece of the store's work, written once for every database: it yields statements and is given
 * their rows. A database that answers at once drives it without a pause, one behind a network awaits.
 */
export type Transaction<Result> = Generator<Statement, Result, DatabaseRow[]>;

/**
 * Runs one statement. The SQL stands in `*-statements.ts`, in the subset that SQLite and PostgreSQL read
 * alike, with PostgreSQL's `$n` placeholders; values are always bound, never written into the text.
 *
 * Where a few rows are picked to be changed, they are picked in a `with`: PostgreSQL may do a subquery
 * of the condition once for each row, and each time it skips what it has changed and picks others.
 * @returns its rows, none when it returns none
 */
export function* query(sql: string, ...values: Value[]): Transaction<DatabaseRow[]> {
  return yield { sql, values };
}

/**
 * A database that does works. A work may be begun again after a conflict, so it is handed over as the
 * function that makes it, and changes nothing but the database.
 */
export interface Database {
  /**
   * Does a work in a transaction of its own, or in a savepoint of a shared one: all of it or nothing,
   * on the disk when it resolves.
   * @throws {StoreUnavailableError} when the database is full, locked or away; nothing was written
   */
  write<Result>(work: () => Transaction<Result>): Promise<Result>;
  /** Does a work that only reads. @throws {StoreUnavailableError} when the database is away */
  read<Result>(work: () => Transaction<Result>): Promise<Result>;
  /**
   * Told apart from a store that is away for a while: damage stays, so only another start looks anew.
   * @throws {StoreUnavailableError} once a work has met damaged data
   */
  requireSound?(): void;
  /**
   * Takes what was deleted out of the database's files, for databases that leave it there.
   * @returns why something may be left and what to do about it; null when nothing is
   */
  purge?(): Promise<string | null>;
  /** Finishes what was begun, then closes. Idempotent. */
  close(): Promise<void>;
}
