import { query, type Work } from '../work.ts';
import { visitStatements as statements } from './visit-statements.ts';

/** Forgets expired visitors' keys with everything in their spaces. @returns how many keys */
export function* forgetExpired(now: number, limit: number): Work<number> {
  const keys = yield* query(statements.expiredVisitorKeys, now, limit);
  for (const { id } of keys) {
    for (const sql of forgetting) yield* query(sql, id as string);
  }
  return keys.length;
}

const forgetting = [
  statements.forgetContactsIn,
  statements.forgetEventsIn,
  statements.forgetTransactionalsIn,
  statements.forgetVisitorKey,
];
