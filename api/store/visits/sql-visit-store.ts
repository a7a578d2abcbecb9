import { visitorLimits } from '@grovemail/domain/keys/visitor-limits.ts';
import { type Database, query, type Transaction } from '../database/transaction.ts';
import { forgetExpired } from './forget-expired.ts';
import { visitStatements } from './visit-statements.ts';
import type { NewVisitorKey, VisitStore } from './visit-store.ts';

/** The visitors' keys in any database whose schema is up to date. */
export function sqlVisitStore(database: Database, now: () => number): VisitStore {
  return {
    addVisitorKey: (key) => database.write(() => addVisitorKey(key, now())),
  };
}

function* addVisitorKey(key: NewVisitorKey, now: number): Transaction<boolean> {
  // Twice what it adds. Keys waiting for deletion count, because their rows still exist.
  yield* forgetExpired(now, 2);
  const [row] = yield* query(visitStatements.countVisitorKeys);
  if (Number(row?.count) >= visitorLimits.keys) return false;
  yield* query(visitStatements.insertVisitorKey, key.id, key.createdAt, key.digest, key.expiresAt);
  return true;
}
