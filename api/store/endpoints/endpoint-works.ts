import { pauseAfter } from '@grovemail/domain/delivery/delivery-limits.ts';
import { maxLostClaims } from '../outbox-store.ts';
import { statements } from '../statements.ts';
import { type DatabaseRow, query, type Work } from '../work.ts';
import type { EndpointAnswer, EndpointChange, FailingEndpoint } from './endpoint-store.ts';

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

/** See `EndpointStore.noteAnswer`. */
export function* noteAnswer(
  { endpoint, error }: EndpointAnswer,
  now: number,
): Work<EndpointChange | null> {
  if (error !== null) return yield* noteFailure(endpoint, error, now);
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
