/** The values that both databases accept. */
export type Value = string | number | null;

/** The object of a change, such as `template:welcome`, or a person, who is stored as a keyed hash. */
export type Subject = string | { person: string };

/** A row as the driver returns it. */
export type DatabaseRow = Record<string, unknown>;

/** A statement with the values of its placeholders. */
export interface Statement {
  sql: string;
  values: readonly Value[];
}

/**
 * A transaction for every database: it yields statements and is resumed with their rows, synchronously by SQLite and
 * asynchronously by PostgreSQL.
 */
export type Transaction<Result> = Generator<Statement, Result, DatabaseRow[]>;

/**
 * Runs one statement. The SQL is in objects named `…Statements`, in the common subset of SQLite and PostgreSQL, with
 * PostgreSQL's `$n` placeholders; values are always bound.
 *
 * To update a few rows, select them in a `with`: PostgreSQL may run a subquery of the condition once for each row, which then
 * skips changed rows and picks others.
 * @returns its rows
 */
export function* query(sql: string, ...values: Value[]): Transaction<DatabaseRow[]> {
  return yield { sql, values };
}

/**
 * A database that runs transactions. They may be retried after a conflict, so they are passed as a function that creates them,
 * and must change nothing but the database.
 */
export interface Database {
  /**
   * Runs a transaction, or a savepoint of a shared one. It is durable once it resolves.
   * @param subjectOf for the audit log: the changed object by the transaction's result; null if nothing changed. Default: the
   * subject of the command
   * @throws {StoreUnavailableError} if the database is full, locked, damaged or unreachable; nothing was written
   */
  write<Result>(
    work: () => Transaction<Result>,
    subjectOf?: (result: Result) => Subject | null,
  ): Promise<Result>;
  /** Runs a transaction that only reads. @throws {StoreUnavailableError} if the database is unreachable */
  read<Result>(work: () => Transaction<Result>): Promise<Result>;
  /**
   * Runs slow statements that only read, without blocking the event loop or other transactions. Each statement has its own
   * snapshot, and should take less than a second, since SQLite's write-ahead log grows meanwhile: read tables with `pagesOf`.
   */
  scan<Result>(work: () => Transaction<Result>): Promise<Result>;
  /**
   * A damaged store rejects writes until it is opened again. Writes call this themselves.
   * @throws {StoreUnavailableError} once a transaction or a check has found damage
   */
  requireSound?(): void;
  /** Resolves with a description once damage is found. */
  damaged?: Promise<string>;
  /**
   * Purges deleted data from the database's files, if the database leaves it there.
   * @returns why something may be left, with a remedy; null otherwise
   */
  purge?(): Promise<string | null>;
  /** Finishes pending transactions, then closes. Idempotent. */
  close(): Promise<void>;
}
