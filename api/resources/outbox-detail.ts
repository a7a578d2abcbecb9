import { endpointOf } from '@grovemail/domain/delivery/lanes.ts';
import type { OutboxRow } from '../store/queue/outbox-store.ts';
import type { Store } from '../store/store.ts';
import { type DeadCause, deadCauseOf } from './dead-entries.ts';
import { recipientsIn } from './outbox-recipient.ts';

/** An outbox entry with its attempts. */
export interface OutboxDetail extends OutboxRow {
  /** Empty when it is no longer known. */
  to: string;
  /** Null unless it is dead. */
  cause: DeadCause | null;
  /** A worker is delivering it. */
  isUnderWay: boolean;
  /** When the pause of its endpoint ends; `disabledUntil` if it is disabled; null if it is not paused. */
  pausedUntil: number | null;
  /** Oldest first. Only emails of the API and webhooks have a log. */
  log: { at: number; outcome: string; reply: string }[];
}

/** Null if there is no such entry. @param now milliseconds since the epoch */
export async function outboxDetail(
  store: Store,
  id: string,
  now: number,
): Promise<OutboxDetail | null> {
  const row = await store.findOutbox(id);
  if (!row) return null;
  const failing = await store.findFailing(endpointOf(row) ?? '');
  return {
    ...row,
    to: await recipientsIn(store)(row),
    cause: deadCauseOf(row),
    isUnderWay: row.state === 'waiting' && (row.lockedUntil ?? 0) > now,
    pausedUntil: row.state === 'waiting' ? (failing?.pausedUntil ?? null) : null,
    log: await logOf(store, row),
  };
}

async function logOf(store: Store, row: OutboxRow): Promise<OutboxDetail['log']> {
  const { transactionalId } = row.payload;
  if (typeof transactionalId === 'string') {
    return (await store.readTransactional(transactionalId, 'live'))?.attempts ?? [];
  }
  const endpoint = endpointOf(row);
  if (endpoint === null) return [];
  const log: OutboxDetail['log'] = [];
  let before: string | undefined;
  // Newest first; deliveries before the entry was written belong to others.
  for (;;) {
    const after = before === undefined ? {} : { before };
    const page = await store.listDeliveries(endpoint, { limit: pageSize, ...after });
    const own = page.filter(({ entryId }) => entryId === row.id);
    log.push(...own.map(({ createdAt: at, outcome, reply }) => ({ at, outcome, reply })));
    const oldest = page.at(-1);
    before = oldest?.id;
    if (page.length < pageSize || (oldest?.createdAt ?? 0) < row.createdAt) return log.reverse();
  }
}

const pageSize = 500;
