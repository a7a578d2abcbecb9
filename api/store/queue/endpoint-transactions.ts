import { disabledUntil, pauseAfter } from '@grovemail/domain/delivery/delivery-limits.ts';
import {
  type Lane,
  type LaneName,
  lane,
  laneOf,
  noticeEndpoint,
} from '@grovemail/domain/delivery/lanes.ts';
import { integer, json, rowReader, text } from '../database/row.ts';
import { type DatabaseRow, query, type Transaction } from '../database/transaction.ts';
import { endpointStatements } from './endpoint-statements.ts';
import type { EndpointChange, EndpointResponse, Replayed } from './endpoint-store.ts';
import { eventStatements } from './event-statements.ts';
import { outboxStatements } from './outbox-statements.ts';
import { maxLostClaims } from './outbox-store.ts';
import { webhookStatements } from './webhook-statements.ts';

interface EndpointsClaim {
  lane: LaneName;
  /** Maximum number of entries. */
  limit: number;
  /** Milliseconds since the epoch. */
  leaseUntil: number;
}

type Slots = NonNullable<Lane['endpoint']>;

/** More than a claim takes, so that arrivals never pile up. */
const arrivalBatch = 100;

/** Per claim. Batches of few endpoints are cheap, and must not hide others. */
const maxArrivalBatches = 50;

/**
 * Claims due entries of endpoints that are not paused and have free slots. It reads at most one due endpoint for each entry, so
 * that the cost does not grow with the number of endpoints.
 */
export function* claimFromEndpoints(
  claim: EndpointsClaim,
  slots: Slots,
  now: number,
): Transaction<DatabaseRow[]> {
  yield* queueArrivals(claim.lane, now);
  const claimed: DatabaseRow[] = [];
  let more: DatabaseRow[];
  do {
    const limit = claim.limit - claimed.length;
    more = yield* claimOfNext({ ...claim, limit }, slots, now);
    claimed.push(...more);
    // Endpoints of an owner without free slots may have hidden others.
  } while (slots.ofOwner !== undefined && more.length > 0 && claimed.length < claim.limit);
  return claimed;
}

function* claimOfNext(
  { lane: name, limit, leaseUntil }: EndpointsClaim,
  { concurrency, ofOwner }: Slots,
  now: number,
): Transaction<DatabaseRow[]> {
  const { nextInLine, nextOfOwners } = endpointStatements;
  const next =
    ofOwner === undefined
      ? yield* query(nextInLine, now, name, limit)
      : yield* query(nextOfOwners, now, name, limit, ofOwner);
  const claimed: DatabaseRow[] = [];
  for (const row of next) {
    const left = limit - claimed.length;
    if (left === 0) break;
    const endpoint = text.parse(row.key);
    const [served] = yield* query(endpointStatements.serveEndpoint, now, endpoint);
    const free = freeSlots(served, concurrency, now);
    const freeOfOwner =
      ofOwner === undefined ? left : ofOwner - (yield* underWayOfOwner(endpoint, now));
    // This claim or another server took the last slot.
    if (freeOfOwner <= 0) continue;
    const room = Math.min(free, freeOfOwner, left);
    if (room > 0) {
      const values = [now, leaseUntil, room, maxLostClaims, endpoint];
      claimed.push(...(yield* query(endpointStatements.claimOfEndpoint, ...values)));
    }
    yield* query(endpointStatements.lineUp, now, endpoint, concurrency, maxLostClaims);
  }
  return claimed;
}

/**
 * Queues the endpoints of new entries. Their writers cannot do that: they would have to lock the endpoint until they commit, or
 * a claim that does not see the entry yet could remove the endpoint from the queue.
 */
function* queueArrivals(name: LaneName, now: number): Transaction<void> {
  const keys = new Set<string>();
  for (let batch = 0; batch < maxArrivalBatches && keys.size < arrivalBatch; batch += 1) {
    const rows = yield* query(endpointStatements.takeArrivals, name, arrivalBatch);
    for (const row of rows) keys.add(text.parse(row.endpoint));
    if (rows.length < arrivalBatch) break;
  }
  // Sorted, so that two servers cannot deadlock.
  for (const key of [...keys].toSorted()) {
    yield* query(endpointStatements.arriveAt, key, name, now);
  }
}

function freeSlots(served: DatabaseRow | undefined, concurrency: number, now: number): number {
  if (Number(served?.paused_until ?? 0) > now) return 0;
  const slots = Number(served?.failures) > 0 ? 1 : concurrency;
  return slots - Number(served?.under_way);
}

function* underWayOfOwner(endpoint: string, now: number): Transaction<number> {
  const [row] = yield* query(endpointStatements.underWayOfOwner, now, endpoint);
  return Number(row?.count);
}

/** Requeues an endpoint once an attempt has been settled. */
export function* lineUpAgain(endpoint: string, topic: string, now: number): Transaction<void> {
  // Locked first, to see the changes of concurrent claims.
  yield* query(endpointStatements.lockEndpoint, endpoint);
  const slots = lane(laneOf(topic)).endpoint?.concurrency ?? 1;
  yield* query(endpointStatements.lineUpAgain, now, endpoint, slots, maxLostClaims);
}

/**
 * See `EndpointStore.recordResponse`.
 * @param id of the logged attempt
 */
export function* recordResponse(
  id: string,
  { endpoint, entry, outcome, reply, ms, retryAfter = 0 }: EndpointResponse,
  now: number,
): Transaction<EndpointChange | null> {
  if (isLogged(entry.topic)) {
    const { type, kind, eventId } = entry.payload;
    const about = [type ?? kind, eventId].map((text) => (typeof text === 'string' ? text : null));
    const loggedOutcome = outcome === 'gone' ? 'failed' : outcome;
    const values = [
      id,
      now,
      endpoint,
      entry.id,
      entry.attempts,
      loggedOutcome,
      reply,
      ms,
      ...about,
    ];
    yield* query(endpointStatements.insertDelivery, ...values);
  }

  if (outcome === 'refused') return null;
  if (outcome === 'gone') return yield* disable(endpoint, reply, now);
  if (outcome === 'failed') return yield* noteFailure(endpoint, reply, now, retryAfter);
  const [failing] = yield* query(endpointStatements.findFailing, endpoint);
  if (!failing) return null;
  const [recovered] = yield* query(endpointStatements.endpointResponded, endpoint);
  return recovered && failing.paused_until !== null ? { change: 'resumed' } : null;
}

function* noteFailure(
  endpoint: string,
  error: string,
  now: number,
  retryAfter: number,
): Transaction<EndpointChange | null> {
  const [failed] = yield* query(endpointStatements.endpointFailed, endpoint, now, error);
  if (!failed) return null;
  const failures = Number(failed.failures);
  const pause = Math.max(pauseAfter(failures), retryAfter);
  if (pause === 0) return null;
  const pausedUntil = now + pause;
  yield* query(endpointStatements.pauseEndpoint, endpoint, pausedUntil);
  return failed.paused_until === null ? { change: 'paused', failures, pausedUntil } : null;
}

function* disable(
  endpoint: string,
  error: string,
  now: number,
): Transaction<EndpointChange | null> {
  const values = [endpoint, now, error, disabledUntil];
  const [disabled] = yield* query(endpointStatements.disableEndpoint, ...values);
  return disabled ? { change: 'disabled' } : null;
}

/** See `EndpointStore.replay`. */
export function* replay(id: string, now: number, only?: string): Transaction<Replayed> {
  const [row] = yield* query(outboxStatements.findOutbox, id);
  if (!row) return 'unknown';
  const { endpoint, topic, payload, doneAt, deadAt } = readEntry(row);
  if (endpoint === null || !isLogged(topic)) return 'unknown';
  if (only !== undefined && endpoint !== only) return 'unknown';
  if (endpoint !== noticeEndpoint) {
    const [webhook] = yield* query(webhookStatements.findWebhook, endpoint, now);
    if (!webhook) return 'removed';
  }
  const isWaiting = doneAt === null && deadAt === null;
  const { eventId } = payload;
  if (!isWaiting && typeof eventId === 'string') {
    const [event] = yield* query(eventStatements.findEvent, eventId);
    if (!event) return 'forgotten';
  }
  const statement =
    doneAt === null ? outboxStatements.retryOutbox : endpointStatements.replayOutbox;
  const [replayed] = yield* query(statement, id, now);
  if (!replayed) return 'forgotten';
  yield* query(endpointStatements.addArrival, laneOf(topic), id, endpoint);
  yield* query(endpointStatements.endPause, endpoint, now);
  return isWaiting ? 'waiting' : 'replayed';
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
