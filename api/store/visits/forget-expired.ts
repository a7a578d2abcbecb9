import { readId } from '../database/row.ts';
import { query, type Transaction } from '../database/transaction.ts';
import { visitStatements } from './visit-statements.ts';

/** Deletes expired visitors' keys with everything in their spaces. @returns how many keys */
export function* forgetExpired(now: number, limit: number): Transaction<number> {
  const keys = yield* query(visitStatements.expiredVisitorKeys, now, limit);
  for (const key of keys) yield* forgetKey(readId(key));
  return keys.length;
}

/** Deletes a visitor's key with everything in its space. The key must be locked. */
export function* forgetKey(id: string): Transaction<void> {
  for (const sql of forgetting) yield* query(sql, id);
}

const forgetting = [
  visitStatements.forgetContactsIn,
  visitStatements.forgetEventsIn,
  visitStatements.forgetTransactionalsIn,
  visitStatements.forgetResponsesIn,
  visitStatements.forgetVisitorKey,
];
