import { pauseAfter } from '@grovemail/domain/delivery/delivery-limits.ts';
import { lane, laneOf, noticeEndpoint } from '@grovemail/domain/delivery/lanes.ts';
import { integer, json, rowReader, text } from '../database/row.ts';
import { type DatabaseRow, query, type Transaction } from '../database/transaction.ts';
import { eventStatements } from '../events/event-statements.ts';
import { outboxStatements } from '../outbox/outbox-statements.ts';
import { maxLostClaims } from '../outbox/outbox-store.ts';
import { webhookStatements } from '../webhooks/webhook-statements.ts';
import { endpointStatements } from './endpoint-statements.ts';
import type { EndpointAnswer, EndpointChange, Replayed } from './endpoint-store.ts';

interface EndpointsClaim {
  lane: string;
  /** Maximum number of entries. */
  limit: number;
  /** Maximum concurrent deliveries to one endpoint. */
  each: number;
  /** Maximum concurrent deliveries to all endpoints of one owner. */
  ofOwner: number;
  /** Milliseconds since the epoch. */
  leaseUntil: number;
}

/** Claims due entries of endpoints that are not paused and have free capacity. */
export function* claimFromEndpoints(
  { lane: name, limit, each, ofOwner, leaseUntil }: EndpointsClaim,
  now: number,
): Transaction<DatabaseRow[]> {
  const open = yield* query(
    endpointStatements.openEndpoints,
    now,
    name,
    each,
    maxLostClaims,
    limit,
    ofOwner,
  );
  const claimed: DatabaseRow[] = [];
  for (const row of open) {
    const left = limit - claimed.length;
    if (left === 0) break;
    const endpoint = text.parse(row.key);
    const [served] = yield* query(endpointStatements.serveEndpoint, now, endpoint);
    const maxUnderWay = Number(served?.failures) > 0 ? 1 : each;
    const room = Math.min(
      maxUnderWay - Number(served?.under_way),
      ofOwner - Number(served?.under_way_of_owner),
      left,
    );
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
  if (isLogged(entry.topic)) {
    const { type, kind, eventId } = entry.payload;
    const about = [type ?? kind, eventId].map((text) => (typeof text === 'string' ? text : null));
    const values = [id, now, endpoint, entry.id, entry.attempts, outcome, reply, ms, ...about];
    yield* query(endpointStatements.insertDelivery, ...values);
  }

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

/** See `EndpointStore.replay`. */
export function* replay(id: string, now: number): Transaction<Replayed> {
  const [row] = yield* query(outboxStatements.findOutbox, id);
  if (!row) return 'unknown';
  const { endpoint, topic, payload, doneAt, deadAt } = readEntry(row);
  if (endpoint === null || !isLogged(topic)) return 'unknown';
  if (endpoint !== noticeEndpoint) {
    const [webhook] = yield* query(webhookStatements.findWebhook, endpoint, now);
    if (!webhook) return 'removed';
  }
  if (doneAt === null && deadAt === null) return 'waiting';
  const { eventId } = payload;
  if (typeof eventId === 'string') {
    const [event] = yield* query(eventStatements.findEvent, eventId);
    if (!event) return 'forgotten';
  }
  const again = doneAt === null ? outboxStatements.retryOutbox : endpointStatements.replayOutbox;
  const [replayed] = yield* query(again, id, now);
  if (!replayed) return 'forgotten';
  yield* query(endpointStatements.endPauseOf, id, now);
  return 'replayed';
}

function isLogged(topic: string): boolean {
  return lane(laneOf(topic)).endpoint?.isLogged ?? false;
}

const readEntry = rowReader({
  topic: text,
  endpoint: text.nullable(),
  payload: json<Record<string, unknown>>(),
  done_at: integer.nullable(),
  dead_at: integer.nullable(),
});
