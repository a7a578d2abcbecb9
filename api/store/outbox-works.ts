import type {
  Attempt,
  ClaimedEntry,
  OutboxCounts,
  OutboxEntry,
  OutboxStore,
} from './outbox-store.ts';
import { readClaimed } from './row-readers.ts';
import { statements } from './statements.ts';
import { query, type Work } from './work.ts';

/** Puts entries in line, to be delivered at once. */
export function* putInLine(entries: readonly OutboxEntry[]): Work<void> {
  for (const { id, createdAt, topic, payload } of entries) {
    yield* query(statements.insertOutbox, id, createdAt, topic, JSON.stringify(payload));
  }
}

/** @param now milliseconds since the epoch */
export function* claim(
  { limit, leaseUntil }: { limit: number; leaseUntil: number },
  now: number,
): Work<ClaimedEntry[]> {
  const rows = yield* query(statements.claimOutbox, now, leaseUntil, limit);
  // The order of an update's rows is nobody's promise; ids go by time.
  return rows.map(readClaimed).toSorted((a, b) => (a.id < b.id ? -1 : 1));
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
