import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { DatabaseRow, Statement, Transaction } from '../../database/transaction.ts';
import { sqliteSql } from './sqlite-sql.ts';

export type RunStatement = (statement: Statement) => DatabaseRow[];

/** Runs portable statements on a connection, each prepared once. */
export function statementRunner(db: DatabaseSync): RunStatement {
  const prepared = new Map<string, StatementSync>();
  return ({ sql, values }) => {
    const statement = prepared.get(sql) ?? db.prepare(sqliteSql(sql));
    prepared.set(sql, statement);
    return statement.all(...values);
  };
}

/** Runs the statements of a transaction; beginning and ending it is the caller's. */
export function drive<Result>(run: RunStatement, work: Transaction<Result>): Result {
  let step = work.next([]);
  while (!step.done) step = work.next(run(step.value));
  return step.value;
}
