import { retryDelays } from '@grovemail/domain/delivery/delivery-limits.ts';
import {
  type Attempt,
  type ClaimedEntry,
  maxLostClaims,
  type OutboxCounts,
  type OutboxEntry,
  type OutboxStore,
} from './outbox-store.ts';
import { readClaimed } from './row-readers.ts';
import { statements } from './statements.ts';
import { query, type Work } from './work.ts';

/** Puts entries in line, to be delivered at once. */
export function* putInLine(entries: readonly OutboxEntry[]): Work<void> {
  for (const { id, createdAt, topic, payload, contactId = null } of entries) {
    const values = [id, createdAt, topic, JSON.stringify(payload), contactId];
    yield* query(statements.insertOutbox, ...values);
  }
}

/** @param now milliseconds since the epoch */
export function* claim(
  { limit, leaseUntil }: { limit: number; leaseUntil: number },
  now: number,
): Work<ClaimedEntry[]> {
  const rows = yield* query(statements.claimOutbox, now, leaseUntil, limit, maxLostClaims);
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
export function* buryLost(
  error: string,
  now: number,
): Work<Awaited<ReturnType<OutboxStore['buryLost']>>> {
  const rows = yield* query(statements.buryLost, now, maxLostClaims + retryDelays.length, error);
  return rows.map(({ id, topic, attempts }) => ({
    id: id as string,
    topic: topic as string,
    attempts: attempts as number,
  }));
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
  if (retried) return 'retried';
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
