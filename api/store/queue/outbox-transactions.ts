import {
  endpointOf,
  type LaneName,
  lane,
  laneNames,
  laneOf,
} from '@grovemail/domain/delivery/lanes.ts';
import { integer, rowReader, text } from '../database/row.ts';
import { query, type Transaction } from '../database/transaction.ts';
import { endpointStatements } from './endpoint-statements.ts';
import { claimFromEndpoints } from './endpoint-transactions.ts';
import { readClaimed, readOutboxRow } from './outbox-rows.ts';
import { outboxStatements } from './outbox-statements.ts';
import {
  type ClaimedEntry,
  maxLostClaims,
  type OutboxClaim,
  type OutboxCounts,
  type OutboxEntry,
  type OutboxRow,
  type OutboxStore,
} from './outbox-store.ts';

/**
 * Queues entries for immediate delivery, except for a webhook that is gone (410).
 * @param dueAt milliseconds since the epoch; default: their creation
 */
export function* enqueue(entries: readonly OutboxEntry[], dueAt?: number): Transaction<void> {
  const arrivals = new Map<string, [lane: string, id: string, endpoint: string]>();
  const disabled = new Map<string, boolean>();
  for (const { id, createdAt, topic, payload, contactId = null } of entries) {
    const laneName = laneOf(topic);
    const endpoint = endpointOf({ topic, payload });
    if (endpoint !== null && lane(laneName).endpoint?.isLogged) {
      if (!disabled.has(endpoint)) disabled.set(endpoint, yield* isDisabled(endpoint));
      if (disabled.get(endpoint)) continue;
    }
    if (endpoint !== null) arrivals.set(`${laneName} ${endpoint}`, [laneName, id, endpoint]);
    const values = [id, createdAt, topic, JSON.stringify(payload), contactId, laneName, endpoint];
    yield* query(outboxStatements.insertOutbox, ...values, dueAt ?? createdAt);
  }
  for (const arrival of arrivals.values()) yield* query(endpointStatements.addArrival, ...arrival);
}

function* isDisabled(endpoint: string): Transaction<boolean> {
  return (yield* query(endpointStatements.findDisabled, endpoint)).length > 0;
}

/**
 * See `OutboxStore.claimOutbox`.
 * @param now milliseconds since the epoch
 */
export function* claimOutbox(
  { lane: only, limit, leaseUntil }: OutboxClaim,
  now: number,
): Transaction<ClaimedEntry[]> {
  const claimed: ClaimedEntry[] = [];
  for (const name of only ? [only] : laneNames) {
    const left = limit - claimed.length;
    if (left > 0) claimed.push(...(yield* claimFrom(name, left, leaseUntil, now)));
  }
  return claimed;
}

function* claimFrom(
  name: LaneName,
  limit: number,
  leaseUntil: number,
  now: number,
): Transaction<ClaimedEntry[]> {
  const { endpoint } = lane(name);
  const rows = endpoint
    ? yield* claimFromEndpoints({ lane: name, limit, leaseUntil }, endpoint, now)
    : yield* query(outboxStatements.claimOutbox, now, leaseUntil, limit, maxLostClaims, name);
  // An update returns rows in an undefined order.
  return rows.map(readClaimed).toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** See `OutboxStore.capWaits`. */
export function* capWaits(leaseUntil: number, now: number): Transaction<void> {
  yield* query(outboxStatements.capWaits, now, leaseUntil);
  yield* query(endpointStatements.capPauses, now);
  // The turns of endpoints are times, too.
  yield* query(endpointStatements.lineUpFuture, now);
  yield* query(endpointStatements.lineUpPaused);
}

/** See `OutboxStore.retryOutbox`. */
export function* retryOutbox(
  id: string,
  now: number,
): Transaction<Awaited<ReturnType<OutboxStore['retryOutbox']>>> {
  const [retried] = yield* query(outboxStatements.retryOutbox, id, now);
  if (retried) {
    const { endpoint, lane: laneName } = readRetried(retried);
    if (endpoint !== null) {
      yield* query(endpointStatements.addArrival, laneName, id, endpoint);
      yield* query(endpointStatements.endPause, endpoint, now);
    }
    return 'retried';
  }
  const found = yield* findOutbox(id);
  if (!found) return 'unknown';
  const { state } = found;
  if (state === 'waiting' || state === 'dead') throw new Error(`A ${state} entry was not retried.`);
  return state;
}

const readRetried = rowReader({ endpoint: text.nullable(), lane: text });

/** See `OutboxStore.findOutbox`. */
export function* findOutbox(id: string): Transaction<OutboxRow | null> {
  const [row] = yield* query(outboxStatements.readOutbox, id);
  return row ? readOutboxRow(row) : null;
}

/** See `OutboxStore.countOutbox`. */
export function* countOutbox(): Transaction<OutboxCounts> {
  const [waiting] = yield* query(outboxStatements.countOutboxWaiting);
  const [dead] = yield* query(outboxStatements.countOutboxDead);
  const [settled] = yield* query(outboxStatements.countOutboxDone);
  const bounced = yield* countEnded('bounced');
  const discarded = yield* countEnded('discarded');
  return {
    waiting: Number(waiting?.count),
    dead: Number(dead?.count),
    done: Number(settled?.count) - bounced - discarded,
    bounced,
    discarded,
    oldestAt: integer.nullish().parse(waiting?.oldest_at) ?? null,
  };
}

/** Counts the entries with an ending in a period, in milliseconds since the epoch, `until` not included. */
export function* countEnded(
  ending: 'bounced' | 'discarded',
  { from, until }: { from: number; until: number } = { from: 0, until: Number.MAX_SAFE_INTEGER },
): Transaction<number> {
  const [row] = yield* query(outboxStatements.countOutboxEnded, ending, from, until);
  return Number(row?.count);
}
