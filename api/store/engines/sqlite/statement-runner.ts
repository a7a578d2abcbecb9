import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { DatabaseRow, Statement, Transaction } from '../../database/transaction.ts';

export type RunStatement = (statement: Statement) => DatabaseRow[];

/** Runs portable statements on a connection, and caches the prepared ones. */
export function statementRunner(db: DatabaseSync): RunStatement {
  const prepared = new Map<string, StatementSync>();
  return ({ sql, values }) => {
    const statement = prepared.get(sql) ?? db.prepare(sqliteSql(sql));
    prepared.set(sql, statement);
    return statement.all(...values);
  };
}

/** Runs the statements of a transaction, which the caller begins and ends. */
export function drive<Result>(run: RunStatement, work: Transaction<Result>): Result {
  let step = work.next([]);
  while (!step.done) step = work.next(run(step.value));
  return step.value;
}

/**
 * Converts portable SQL to SQLite's: `$1` becomes `?1`; `ilike` becomes `like`, which ignores the case of ASCII; row locks are
 * dropped, since there is one writer. A limit becomes a sum, since SQLite would prepare the statement again for each value.
 */
export function sqliteSql(portable: string): string {
  return portable
    .replace(/\$(\d+)/g, '?$1')
    .replace(/\blimit (\?\d+)/gi, 'limit $1 + 0')
    .replace(/\bilike\b/g, 'like')
    .replace(/\sfor update skip locked\b/gi, '');
}
