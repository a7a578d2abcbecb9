import { retryDelays, triedFor } from '@grovemail/domain/delivery/delivery-limits.ts';
import {
  endpointOf,
  type LaneName,
  lane,
  laneNames,
  laneOf,
} from '@grovemail/domain/delivery/lanes.ts';
import { claimFromEndpoints } from './endpoints/endpoint-works.ts';
import {
  type Attempt,
  type BuriedEntry,
  type ClaimedEntry,
  maxLostClaims,
  type OutboxClaim,
  type OutboxCounts,
  type OutboxEntry,
  type OutboxStore,
} from './outbox-store.ts';
import { readClaimed } from './row-readers.ts';
import { statements } from './statements.ts';
import { type DatabaseRow, query, type Work } from './work.ts';

/** Puts entries in line, to be delivered at once. */
export function* putInLine(entries: readonly OutboxEntry[]): Work<void> {
  for (const { id, createdAt, topic, payload, contactId = null } of entries) {
    const [laneName, endpoint] = [laneOf(topic), endpointOf({ topic, payload })];
    if (endpoint !== null) yield* query(statements.addEndpoint, endpoint, laneName);
    const values = [id, createdAt, topic, JSON.stringify(payload), contactId, laneName, endpoint];
    yield* query(statements.insertOutbox, ...values);
  }
}

/**
 * See `OutboxStore.claimOutbox`.
 * @param now milliseconds since the epoch
 */
export function* claim(
  { lane: only, limit, leaseUntil }: OutboxClaim,
  now: number,
): Work<ClaimedEntry[]> {
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
): Work<ClaimedEntry[]> {
  const { endpoint } = lane(name);
  const rows = endpoint
    ? yield* claimFromEndpoints({ lane: name, limit, each: endpoint.atOnce, leaseUntil }, now)
    : yield* query(statements.claimOutbox, now, leaseUntil, limit, maxLostClaims, name);
  // The order of an update's rows is nobody's promise; ids go by time.
  return rows.map(readClaimed).toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** See `OutboxStore.claimSuspect`. */
export function* claimSuspect(leaseUntil: number, now: number): Work<ClaimedEntry | null> {
  const [found] = yield* query(statements.findSuspect, now, maxLostClaims);
  if (!found) return null;
  const lost = Number(found.lost);
  // Lost once more, it waits as long as one that failed that often.
  const nextAt = leaseUntil + (retryDelays[lost - maxLostClaims] ?? 0);
  const values = [now, leaseUntil, found.id as string, lost, nextAt];
  const [row] = yield* query(statements.claimSuspect, ...values);
  return row ? readClaimed(row) : null;
}

/** See `OutboxStore.buryLost`. */
export function* buryLost(error: string, now: number): Work<BuriedEntry[]> {
  const rows = yield* query(statements.buryLost, now, maxLostClaims + retryDelays.length, error);
  return rows.map(readBuried);
}

/** See `OutboxStore.buryOverdue`. */
export function* buryOverdue(error: string, limit: number, now: number): Work<BuriedEntry[]> {
  const rows = yield* query(statements.buryOverdue, now, now - triedFor, error, limit);
  return rows.map(readBuried);
}

function readBuried({ id, topic, attempts }: DatabaseRow): BuriedEntry {
  return { id: id as string, topic: topic as string, attempts: attempts as number };
}

export function* settle(
  { id, attempts }: Pick<ClaimedEntry, 'id' | 'attempts'>,
  result: Attempt,
  now: number,
): Work<boolean> {
  if (result.outcome === 'done') {
    return (yield* query(statements.outboxDone, id, attempts, now)).length > 0;
  }
  const { error, nextAt } = result;
  if (result.outcome === 'released') {
    return (yield* query(statements.outboxReleased, id, attempts, nextAt, error)).length > 0;
  }
  const times = nextAt === null ? [now, now] : [nextAt, null];
  return (yield* query(statements.outboxFailed, id, attempts, ...times, error)).length > 0;
}

export function* retry(
  id: string,
  now: number,
): Work<Awaited<ReturnType<OutboxStore['retryOutbox']>>> {
  const [retried] = yield* query(statements.retryOutbox, id, now);
  if (retried) {
    yield* query(statements.endPauseOf, id, now);
    return 'retried';
  }
  const [found] = yield* query(statements.findOutbox, id);
  return found ? 'done' : 'unknown';
}

export function* count(): Work<OutboxCounts> {
  const [waiting] = yield* query(statements.countOutboxWaiting);
  const [dead] = yield* query(statements.countOutboxDead);
  const [done] = yield* query(statements.countOutboxDone);
  return {
    waiting: Number(waiting?.count),
    dead: Number(dead?.count),
    done: Number(done?.count),
    oldestAt: (waiting?.oldest_at as number | null | undefined) ?? null,
  };
}
