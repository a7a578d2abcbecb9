import { ownerLength } from '@grovemail/domain/delivery/lanes.ts';
import { claimWhere, isDue } from '../outbox/due-statements.ts';

/** Current deliveries to an endpoint, by any server: leases that have not expired. */
const underWay =
  '(select count(*) from outbox where endpoint = endpoints.key and locked_until > $1)';

const owner = (key: string) => `substr(${key}, 1, ${ownerLength})`;

const servedByLease = 'endpoint is not null and locked_until is not null and locked_until > $1';

export const endpointStatements = {
  addEndpoint: 'insert into endpoints (key, lane) values ($1, $2) on conflict (key) do nothing',
  /** Locks a row that would soon be forgotten, so that none is deleted while an entry is queued for it. */
  keepEndpoint:
    'update endpoints set served_at = $2 where key = $1 and served_at > 0 and served_at < $3',
  /**
   * Endpoints with due entries and free capacity, each locked until the transaction ends; least recently
   * served first. After a failure, an endpoint gets one entry at a time.
   *
   * For an `exists`, PostgreSQL would read all due entries of every endpoint, paused or not.
   */
  openEndpoints: `select key from endpoints
    where lane = $2 and (paused_until is null or paused_until <= $1)
      and ${underWay} < case when failures > 0 then 1 else $3 end
      and ${owner('key')} not in (select ${owner('endpoint')} from outbox where ${servedByLease}
        group by ${owner('endpoint')} having count(*) >= $6)
      and (select next_at from outbox where endpoint = endpoints.key and ${isDue}
        order by next_at limit 1) is not null
    order by served_at limit $5 for update skip locked`,
  /** Counts again: another server may have claimed some before this one got the lock. */
  serveEndpoint: `update endpoints set served_at = $1 where key = $2
    returning failures, ${underWay} as under_way, (select count(*) from outbox
      where ${servedByLease} and ${owner('endpoint')} = ${owner('key')}) as under_way_of_owner`,
  claimOfEndpoint: claimWhere('endpoint = $5'),

  /** A failure during a pause belongs to a delivery that began before it, so it is not counted. */
  endpointFailed: `update endpoints
    set failures = failures + 1, failing_since = coalesce(failing_since, $2), last_error = $3
    where key = $1 and (paused_until is null or paused_until <= $2)
    returning failures, paused_until`,
  pauseEndpoint: 'update endpoints set paused_until = $2 where key = $1',
  shortenPauses: 'update endpoints set paused_until = paused_until - $2 where paused_until > $1',
  findFailing: 'select paused_until from endpoints where key = $1 and failures > 0',
  endpointAnswered: `update endpoints
    set failures = 0, failing_since = null, paused_until = null, last_error = null
    where key = $1 and failures > 0 returning key`,
  /** Makes the next entry due at once, as a trial. */
  endPauseOf: `update endpoints set paused_until = $2
    where paused_until > $2 and key = (select endpoint from outbox where id = $1)`,
  listFailing: `select key, failures, failing_since, paused_until, last_error from endpoints
    where failures > 0 order by key`,
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
  /** Those that others named. A webhook's row stays as long as the webhook. */
  forgetEndpoints: `with idle as (
      select key from endpoints
      where lane in ('attached', 'pushes') and served_at > 0 and served_at < $1 and not exists (
        select 1 from outbox where endpoint = key and done_at is null and dead_at is null)
      limit $2 for update skip locked)
    delete from endpoints where key in (select key from idle) returning key`,
  replayOutbox: `update outbox set done_at = null, next_at = $2, attempts = 0, lost = 0
    where id = $1 and done_at is not null and payload <> '{}' returning id`,
  /** Entries due since `$2` that could not be tried, a few at a time. */
  buryOverdue: `with overdue as (
      select id from outbox
      where endpoint in (select key from endpoints where paused_until is not null)
        and done_at is null and dead_at is null and next_at <= $2
        and (locked_until is null or locked_until <= $1)
      limit $4 for update skip locked)
    update outbox set dead_at = $1, next_at = $1, last_error = $3, locked_until = null
    where id in (select id from overdue)
    returning id, topic, payload, attempts`,
} as const;
