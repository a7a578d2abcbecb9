import { visitorLimits } from '@grovemail/domain/keys/visitor-limits.ts';
import { readId } from '../database/row.ts';
import { type Database, query, type Transaction } from '../database/transaction.ts';
import { forgetExpired, forgetKey } from './forget-expired.ts';
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
  if (!(yield* makeRoom(key.issuedTo, now))) return false;
  const { id, createdAt, digest, expiresAt, issuedTo } = key;
  yield* query(visitStatements.insertVisitorKey, id, createdAt, digest, expiresAt, issuedTo);
  return true;
}

/** Deletes a key if there is no room for another one of this network. @returns whether there is room now */
function* makeRoom(network: string, now: number): Transaction<boolean> {
  const { keys, keysPerNetwork, idle } = visitorLimits;
  const [row] = yield* query(visitStatements.countVisitorKeys, network);
  const own = Number(row?.own);
  const isFull = Number(row?.keys) >= keys;
  const networks = Number(row?.networks) + (own === 0 ? 1 : 0);
  const share = isFull
    ? Math.max(1, Math.min(keysPerNetwork, Math.floor(keys / networks)))
    : keysPerNetwork;
  if (!isFull && own < share) return true;
  const [key] =
    own >= share
      ? yield* query(visitStatements.leastUsedOf, network)
      : yield* query(visitStatements.leastUsed, share, now - idle);
  if (key) yield* forgetKey(readId(key));
  return key !== undefined;
}
