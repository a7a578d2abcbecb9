import { pauseAfter } from '@grovemail/domain/delivery/delivery-limits.ts';
import { noticeEndpoint } from '@grovemail/domain/delivery/lanes.ts';
import { type DatabaseRow, query, type Transaction } from '../database/transaction.ts';
import { eventStatements } from '../events/event-statements.ts';
import { outboxStatements } from '../outbox/outbox-statements.ts';
import { maxLostClaims } from '../outbox/outbox-store.ts';
import { webhookStatements } from '../webhooks/webhook-statements.ts';
import { endpointStatements } from './endpoint-statements.ts';
import type {
  DeliveryRow,
  EndpointAnswer,
  EndpointChange,
  FailingEndpoint,
  Replayed,
} from './endpoint-store.ts';

interface EndpointsClaim {
  lane: string;
  /** How many entries at most. */
  limit: number;
  /** How many may be under way to one endpoint. */
  each: number;
  /** Milliseconds since the epoch. */
  leaseUntil: number;
}

/** Hands out what is due at endpoints that are not paused and have room for more. */
export function* claimFromEndpoints(
  { lane, limit, each, leaseUntil }: EndpointsClaim,
  now: number,
): Transaction<DatabaseRow[]> {
  const open = yield* query(
    endpointStatements.openEndpoints,
    now,
    lane,
    each,
    maxLostClaims,
    limit,
  );
  const claimed: DatabaseRow[] = [];
  for (const { key } of open) {
    const left = limit - claimed.length;
    if (left === 0) break;
    const endpoint = key as string;
    const [served] = yield* query(endpointStatements.serveEndpoint, now, endpoint);
    const most = Number(served?.failures) > 0 ? 1 : each;
    const room = Math.min(most - Number(served?.under_way), left);
    if (room <= 0) continue;
    const values = [now, leaseUntil, room, maxLostClaims, endpoint];
    claimed.push(...(yield* query(endpointStatements.claimOfEndpoint, ...values)));
  }
  return claimed;
}

/**
 * See `EndpointStore.noteAnswer`.
 * @param id of the logged attempt
 */
export function* noteAnswer(
  id: string,
  { endpoint, entry, outcome, reply, ms }: EndpointAnswer,
  now: number,
): Transaction<EndpointChange | null> {
  const { type, kind, eventId } = entry.payload;
  const about = [type ?? kind, eventId].map((text) => (typeof text === 'string' ? text : null));
  const values = [id, now, endpoint, entry.id, entry.attempts, outcome, reply, ms, ...about];
  yield* query(endpointStatements.insertDelivery, ...values);

  if (outcome === 'refused') return null;
  if (outcome === 'failed') return yield* noteFailure(endpoint, reply, now);
  const [failing] = yield* query(endpointStatements.findFailing, endpoint);
  if (!failing) return null;
  const [answered] = yield* query(endpointStatements.endpointAnswered, endpoint);
  return answered && failing.paused_until !== null ? { change: 'resumed' } : null;
}

function* noteFailure(
  endpoint: string,
  error: string,
  now: number,
): Transaction<EndpointChange | null> {
  const [failed] = yield* query(endpointStatements.endpointFailed, endpoint, now, error);
  if (!failed) return null;
  const failures = Number(failed.failures);
  const pause = pauseAfter(failures);
  if (pause === 0) return null;
  const pausedUntil = now + pause;
  yield* query(endpointStatements.pauseEndpoint, endpoint, pausedUntil);
  return failed.paused_until === null ? { change: 'paused', failures, pausedUntil } : null;
}

export function readFailing(row: DatabaseRow): FailingEndpoint {
  return {
    endpoint: row.key as string,
    failures: Number(row.failures),
    since: row.failing_since as number,
    pausedUntil: row.paused_until as number | null,
    error: row.last_error as string,
  };
}

/** See `EndpointStore.replay`. */
export function* replay(id: string, now: number): Transaction<Replayed> {
  const [found] = yield* query(outboxStatements.findOutbox, id);
  if (!found || found.endpoint === null) return 'unknown';
  if (found.endpoint !== noticeEndpoint) {
    const [webhook] = yield* query(webhookStatements.findWebhook, found.endpoint as string, now);
    if (!webhook) return 'removed';
  }
  if (found.done_at === null && found.dead_at === null) return 'waiting';
  const { eventId } = JSON.parse(found.payload as string);
  if (typeof eventId === 'string') {
    const [event] = yield* query(eventStatements.findEvent, eventId);
    if (!event) return 'forgotten';
  }
  const again =
    found.done_at === null ? outboxStatements.retryOutbox : endpointStatements.replayOutbox;
  const [replayed] = yield* query(again, id, now);
  if (!replayed) return 'forgotten';
  yield* query(endpointStatements.endPauseOf, id, now);
  return 'replayed';
}

export function readDelivery(row: DatabaseRow): DeliveryRow {
  return {
    id: row.id as string,
    createdAt: row.created_at as number,
    entryId: row.entry_id as string,
    type: row.type as string | null,
    eventId: row.event_id as string | null,
    attempt: row.attempt as number,
    outcome: row.outcome as DeliveryRow['outcome'],
    reply: row.reply as string,
    ms: row.ms as number,
  };
}
