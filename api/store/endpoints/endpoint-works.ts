import { pauseAfter } from '@grovemail/domain/delivery/delivery-limits.ts';
import { noticeEndpoint } from '@grovemail/domain/delivery/lanes.ts';
import { maxLostClaims } from '../outbox-store.ts';
import { statements } from '../statements.ts';
import { type DatabaseRow, query, type Work } from '../work.ts';
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
): Work<DatabaseRow[]> {
  const open = yield* query(statements.openEndpoints, now, lane, each, maxLostClaims, limit);
  const claimed: DatabaseRow[] = [];
  for (const { key } of open) {
    const left = limit - claimed.length;
    if (left === 0) break;
    const endpoint = key as string;
    const [served] = yield* query(statements.serveEndpoint, now, endpoint);
    const most = Number(served?.failures) > 0 ? 1 : each;
    const room = Math.min(most - Number(served?.under_way), left);
    if (room <= 0) continue;
    const values = [now, leaseUntil, room, maxLostClaims, endpoint];
    claimed.push(...(yield* query(statements.claimOfEndpoint, ...values)));
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
): Work<EndpointChange | null> {
  const { type, kind, eventId } = entry.payload;
  const about = [type ?? kind, eventId].map((text) => (typeof text === 'string' ? text : null));
  const values = [id, now, endpoint, entry.id, entry.attempts, outcome, reply, ms, ...about];
  yield* query(statements.insertDelivery, ...values);

  if (outcome === 'refused') return null;
  if (outcome === 'failed') return yield* noteFailure(endpoint, reply, now);
  const [failing] = yield* query(statements.findFailing, endpoint);
  if (!failing) return null;
  const [answered] = yield* query(statements.endpointAnswered, endpoint);
  return answered && failing.paused_until !== null ? { change: 'resumed' } : null;
}

function* noteFailure(endpoint: string, error: string, now: number): Work<EndpointChange | null> {
  const [failed] = yield* query(statements.endpointFailed, endpoint, now, error);
  if (!failed) return null;
  const failures = Number(failed.failures);
  const pause = pauseAfter(failures);
  if (pause === 0) return null;
  const pausedUntil = now + pause;
  yield* query(statements.pauseEndpoint, endpoint, pausedUntil);
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
export function* replay(id: string, now: number): Work<Replayed> {
  const [found] = yield* query(statements.findOutbox, id);
  if (!found || found.endpoint === null) return 'unknown';
  if (found.endpoint !== noticeEndpoint) {
    const [webhook] = yield* query(statements.findWebhook, found.endpoint as string, now);
    if (!webhook) return 'removed';
  }
  if (found.done_at === null && found.dead_at === null) return 'waiting';
  const { eventId } = JSON.parse(found.payload as string);
  if (typeof eventId === 'string') {
    const [event] = yield* query(statements.findEvent, eventId);
    if (!event) return 'forgotten';
  }
  const again = found.done_at === null ? statements.retryOutbox : statements.replayOutbox;
  const [replayed] = yield* query(again, id, now);
  if (!replayed) return 'forgotten';
  yield* query(statements.endPauseOf, id, now);
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
