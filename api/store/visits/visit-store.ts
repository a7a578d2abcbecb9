import { visitorLimits } from '@grovemail/domain/keys/visitor-limits.ts';
import { contactStatements } from '../contacts/contact-statements.ts';
import { readId } from '../database/row.ts';
import { type Database, query, type Transaction } from '../database/transaction.ts';
import { idempotencyStatements } from '../idempotency/idempotency-statements.ts';
import { keyStatements } from '../keys/key-statements.ts';
import { eventStatements } from '../queue/event-statements.ts';
import { transactionalStatements } from '../transactionals/transactional-statements.ts';
import { lockLimit } from '../use-counts/use-count-store.ts';

/** Short-lived test keys for visitors, each with its own data space, which is deleted with it. */
export interface VisitStore {
  /**
   * Stores a visitor's test key, whose id is that of its data space. Deletes up to two expired ones. At the
   * limit of its network, it replaces that network's least recently used key; at the limit for all, one of a
   * network with more than its share, or one without a call for an hour.
   * @returns false if there is no such key
   */
  addVisitorKey(key: NewVisitorKey): Promise<boolean>;
}

export interface NewVisitorKey {
  id: string;
  /** Milliseconds since the epoch. */
  createdAt: number;
  expiresAt: number;
  digest: string;
  /** A digest of the network that gets it. */
  issuedTo: string;
}

/** The visitors' keys in any database whose schema is up to date. */
export function sqlVisitStore(database: Database, now: () => number): VisitStore {
  return {
    addVisitorKey: (key) => database.write(() => addVisitorKey(key, now())),
  };
}

function* addVisitorKey(key: NewVisitorKey, now: number): Transaction<boolean> {
  yield* lockLimit('visitors', now);
  // Twice what it adds. Keys waiting for deletion count, because their rows still exist.
  yield* forgetExpired(now, 2);
  if (!(yield* makeRoom(key.issuedTo, now))) return false;
  const { id, createdAt, digest, expiresAt, issuedTo } = key;
  yield* query(keyStatements.insertVisitorKey, id, createdAt, digest, expiresAt, issuedTo);
  return true;
}

/** Deletes a key if there is no room for another one of this network. @returns whether there is room now */
function* makeRoom(network: string, now: number): Transaction<boolean> {
  const { keys, keysPerNetwork, idle } = visitorLimits;
  const [row] = yield* query(keyStatements.countVisitorKeys, network);
  const own = Number(row?.own);
  const isFull = Number(row?.keys) >= keys;
  const networks = Number(row?.networks) + (own === 0 ? 1 : 0);
  const share = isFull
    ? Math.max(1, Math.min(keysPerNetwork, Math.floor(keys / networks)))
    : keysPerNetwork;
  if (!isFull && own < share) return true;
  const [key] =
    own >= share
      ? yield* query(keyStatements.leastUsedOf, network)
      : yield* query(keyStatements.leastUsed, share, now - idle);
  if (key) yield* forgetKey(readId(key));
  return key !== undefined;
}

/** Deletes expired visitors' keys with everything in their spaces. @returns how many keys */
export function* forgetExpired(now: number, limit: number): Transaction<number> {
  const keys = yield* query(keyStatements.expiredVisitorKeys, now, limit);
  for (const key of keys) yield* forgetKey(readId(key));
  return keys.length;
}

/** Deletes a visitor's key with everything in its space. The key must be locked. */
function* forgetKey(id: string): Transaction<void> {
  for (const sql of forgetting) yield* query(sql, id);
}

const forgetting = [
  contactStatements.forgetContactsIn,
  eventStatements.forgetEventsIn,
  transactionalStatements.forgetTransactionalsIn,
  idempotencyStatements.forgetResponsesIn,
  keyStatements.forgetVisitorKey,
];
