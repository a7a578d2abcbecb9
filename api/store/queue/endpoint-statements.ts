import {
  disabledUntil,
  endpointPauses,
  failuresBeforePause,
} from '@grovemail/domain/delivery/delivery-limits.ts';
import { ownerLength } from '@grovemail/domain/delivery/lanes.ts';
import { claimWhere, lostClaims } from './outbox-statements.ts';

/** The number of current deliveries to an endpoint by all servers: leases that have not expired. */
const underWay =
  '(select count(*) from outbox where endpoint = endpoints.key and locked_until > $1)';

const firstLeaseEnd = `(select locked_until from outbox
  where endpoint = endpoints.key and locked_until > $1 order by locked_until limit 1)`;

const firstToClaim = `(select next_at from outbox
  where endpoint = endpoints.key and done_at is null and dead_at is null
    and (locked_until is null or locked_until <= $1) and ${lostClaims} < $4
  order by next_at limit 1)`;

const owner = (key: string) => `substr(${key}, 1, ${ownerLength})`;

const servedByLease = 'endpoint is not null and locked_until is not null and locked_until > $1';

/** Due endpoints in the order of the queue, each locked until the transaction ends. */
const inLine = (condition: string) => `select key from endpoints
    where lane = $2 and due_at <= $1${condition}
    order by due_at, served_at limit $3 for update skip locked`;

/**
 * The next turn of an endpoint: at the end of its pause; or without a free slot (`$3` in total), when a lease ends; or when its
 * first entry is due, after other endpoints that are due already. Null without entries.
 */
const nextLook = `case
      when paused_until > $1 then paused_until
      when ${underWay} >= case when failures > 0 then 1 else $3 end then ${firstLeaseEnd}
      else (select case when min(at) < $1 then $1 else min(at) end
        from (select ${firstToClaim} as at union all select ${firstLeaseEnd}) as times) end`;

/** The latest end of a pause by the number of failures. */
const longestPause = `(cast($1 as bigint) + case
    ${endpointPauses
      .map((pause, index) => `when failures <= ${failuresBeforePause + index} then ${pause}`)
      .join(' ')}
    else ${endpointPauses.at(-1)} end)`;

export const endpointStatements = {
  addArrival: `insert into arrivals (lane, entry_id, endpoint) values ($1, $2, $3)
    on conflict (lane, entry_id) do nothing`,
  takeArrivals: `with taken as (
      select lane, entry_id from arrivals where lane = $1
      order by entry_id limit $2 for update skip locked)
    delete from arrivals where lane = $1 and entry_id in (select entry_id from taken)
    returning endpoint`,
  /** A paused endpoint keeps its turn. */
  arriveAt: `insert into endpoints (key, lane, due_at) values ($1, $2, $3)
    on conflict (key) do update set due_at = case
      when endpoints.paused_until > $3 then endpoints.paused_until
      when endpoints.due_at < $3 then endpoints.due_at else $3 end`,
  nextInLine: inLine(''),
  /** Endpoints of owners with free slots. */
  nextOfOwners: inLine(`
      and ${owner('key')} not in (select ${owner('endpoint')} from outbox where ${servedByLease}
        group by ${owner('endpoint')} having count(*) >= $4)`),
  serveEndpoint: `update endpoints set served_at = $1 where key = $2
    returning failures, paused_until, ${underWay} as under_way`,
  underWayOfOwner: `select count(*) as count from outbox
    where ${servedByLease} and ${owner('endpoint')} = ${owner('$2')}`,
  lockEndpoint: 'update endpoints set served_at = served_at where key = $1',
  lineUp: `update endpoints set due_at = ${nextLook} where key = $2`,
  /** An endpoint that is already queued, and has waiting entries, keeps its position. */
  lineUpAgain: `update endpoints set due_at = case
      when due_at <= $1 and ${firstToClaim} is not null then due_at else ${nextLook} end
    where key = $2`,
  /** Endpoints that are not due yet. */
  lineUpFuture: `update endpoints set due_at = (select min(next_at) from outbox
      where endpoint = endpoints.key and done_at is null and dead_at is null)
    where due_at > $1`,
  lineUpPaused: 'update endpoints set due_at = paused_until where due_at < paused_until',
  claimOfEndpoint: claimWhere('endpoint = $5'),

  /** Failures during a pause are not counted, since their delivery began before it. */
  endpointFailed: `update endpoints
    set failures = failures + 1, failing_since = coalesce(failing_since, $2), last_error = $3
    where key = $1 and (paused_until is null or paused_until <= $2)
    returning failures, paused_until`,
  /** Returns no row for a disabled endpoint. */
  disableEndpoint: `update endpoints
    set failures = failures + 1, failing_since = coalesce(failing_since, $2), last_error = $3,
      paused_until = $4
    where key = $1 and (paused_until is null or paused_until < $4) returning key`,
  findDisabled: `select key from endpoints where key = $1 and paused_until >= ${disabledUntil}`,
  pauseEndpoint: 'update endpoints set paused_until = $2 where key = $1',
  capPauses: `update endpoints set paused_until = ${longestPause}
    where paused_until > ${longestPause} and paused_until < ${disabledUntil}`,
  findFailing: 'select paused_until from endpoints where key = $1 and failures > 0',
  endpointResponded: `update endpoints
    set failures = 0, failing_since = null, paused_until = null, last_error = null,
      due_at = case when due_at is null then null else served_at end
    where key = $1 and failures > 0 returning key`,
  endPause: `update endpoints
    set paused_until = case when paused_until > $2 then $2 else paused_until end,
      due_at = case when due_at > $2 then $2 else due_at end
    where key = $1`,
  makeDue: `update outbox set next_at = $2
    where endpoint = $1 and done_at is null and dead_at is null and next_at > $2`,
  listFailing: `select key, failures, failing_since, paused_until, last_error from endpoints
    where failures > 0 order by key`,
  readFailing: `select key, failures, failing_since, paused_until, last_error from endpoints
    where failures > 0 and key = $1`,
  countDeliveries: 'select count(*) as count from endpoint_deliveries where endpoint = $1',
  countWaiting: `select count(*) as count from outbox
    where endpoint = $1 and done_at is null and dead_at is null`,
  insertDelivery: `insert into endpoint_deliveries
    (id, created_at, endpoint, entry_id, attempt, outcome, reply, ms, type, event_id)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
  listDeliveries: `select deliveries.id, deliveries.created_at, entry_id, attempt, outcome, reply, ms,
      event_id, coalesce(type, event_code) as type
    from endpoint_deliveries as deliveries left join events on events.id = event_id
    where deliveries.id < $1 and endpoint = $3 order by deliveries.id desc limit $2`,
  messagesOfEvent: `select distinct entry_id from endpoint_deliveries
    where event_id = $1 order by entry_id`,
  forgetDeliveries: `with due as (
      select id from endpoint_deliveries where created_at < $1
      order by created_at limit $2 for update skip locked)
    delete from endpoint_deliveries where id in (select id from due) returning id`,
  /** Endpoints that callers named. A webhook's row stays as long as the webhook. */
  forgetEndpoints: `with idle as (
      select key from endpoints
      where due_at is null and lane in ('attached', 'pushes', 'sends') and served_at < $1
      order by served_at limit $2 for update skip locked)
    delete from endpoints where key in (select key from idle) returning key`,
  replayOutbox: `update outbox set done_at = null, next_at = $2, attempts = 0, lost = 0
    where id = $1 and done_at is not null and payload <> '{}' returning id`,
  /** Among the oldest entries of a lane, those that were due before `$2`, but not tried. */
  buryOverdue: `with overdue as (
      select id, endpoint from outbox
      where lane = $5 and done_at is null and dead_at is null and next_at <= $2
        and (locked_until is null or locked_until <= $1)
      order by next_at limit $4)
    update outbox set dead_at = $1, next_at = $1, last_error = $3, locked_until = null
    where id in (select id from overdue where exists (
        select 1 from endpoints where key = overdue.endpoint and paused_until is not null))
      and done_at is null and dead_at is null and (locked_until is null or locked_until <= $1)
    returning id, topic, payload, attempts`,
} as const;
