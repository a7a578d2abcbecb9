/** The values that both databases accept. */
export type Value = string | number | null;

/** What a change is about: its kind and its name, such as `template:welcome`, or a person, of whom a keyed hash is kept. */
export type Subject = string | { person: string };

/** A row as the driver returns it. */
export type DatabaseRow = Record<string, unknown>;

/** One statement with the values for its placeholders, in order. */
export interface Statement {
  sql: string;
  values: readonly Value[];
}

/**
 * A transaction, written once for every database: it yields statements and is resumed with
 * their rows, synchronously by SQLite and asynchronously by PostgreSQL.
 */
export type Transaction<Result> = Generator<Statement, Result, DatabaseRow[]>;

/**
 * Runs one statement. The SQL is in objects named `…Statements`, in the subset that SQLite and PostgreSQL read
 * alike, with PostgreSQL's `$n` placeholders; values are always bound, never written into the text.
 *
 * To update a few rows, select them in a `with`: PostgreSQL may run a subquery of the condition once for
 * each row, and each time it skips the rows that it has changed and picks others.
 * @returns its rows
 */
export function* query(sql: string, ...values: Value[]): Transaction<DatabaseRow[]> {
  return yield { sql, values };
}

/**
 * A database that runs transactions. A transaction may be retried after a conflict, so it is passed as the
 * function that creates it, and must change nothing but the database.
 */
export interface Database {
  /**
   * Runs a transaction on its own, or in a savepoint of a shared one: all or nothing, and durable
   * once it resolves.
   * @param about for the audit log of an operator's command: what was changed, by the transaction's result; null if nothing
   * was. Default: what the command named
   * @throws {StoreUnavailableError} if the database is full, locked, damaged or unreachable; nothing was written
   */
  write<Result>(
    work: () => Transaction<Result>,
    about?: (done: Result) => Subject | null,
  ): Promise<Result>;
  /** Runs a transaction that only reads. @throws {StoreUnavailableError} if the database is unreachable */
  read<Result>(work: () => Transaction<Result>): Promise<Result>;
  /**
   * The same for statements that may take more than a few milliseconds: it holds up neither the event loop nor
   * other transactions. Each statement sees what is committed when it begins, and none should take a second,
   * since SQLite's write-ahead log grows meanwhile: read tables page by page, with `pagesOf`.
   */
  scan<Result>(work: () => Transaction<Result>): Promise<Result>;
  /**
   * Unlike an unavailable store, a damaged one stays so until it is opened again. Writes call this themselves.
   * @throws {StoreUnavailableError} once a transaction or a check has found damage
   */
  requireSound?(): void;
  /** Resolves with what is wrong once damage is found. */
  damaged?: Promise<string>;
  /**
   * Purges deleted data from the database's files, for databases that leave it there.
   * @returns why something may be left and what to do about it; null if nothing is
   */
  purge?(): Promise<string | null>;
  /** Finishes pending transactions, then closes. Idempotent. */
  close(): Promise<void>;
}
