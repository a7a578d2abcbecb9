import { retryDelays } from '@grovemail/domain/delivery/delivery-limits.ts';
import { noticeSummary, replayableTopics } from '@grovemail/domain/delivery/lanes.ts';

/** The number of claims that were never settled, including one whose lease has just expired. */
export const lostClaims = 'lost + case when locked_until is null then 0 else 1 end';

/** Whether an entry may be claimed: `$1` is now, `$4` the maximum number of lost claims. */
const isDue = `done_at is null and dead_at is null and next_at <= $1
        and (locked_until is null or locked_until <= $1) and ${lostClaims} < $4`;

/**
 * Claims due entries that match a condition, oldest first: `$2` is the end of the lease, `$3` the maximum number.
 */
export function claimWhere(condition: string): string {
  return `with due as (
      select id from outbox where ${condition} and ${isDue}
      order by next_at limit $3 for update skip locked)
    update outbox
    set attempts = attempts + 1, lost = ${lostClaims}, locked_until = $2
    where id in (select id from due)
    returning id, created_at, topic, payload, attempts, lost, endpoint`;
}

const failures = '(attempts - lost)';

/** The latest time of the next attempt. The first one is due at once, except for summaries. */
const longestUntil = `(cast($1 as bigint) + case
    ${retryDelays.map((delay, index) => `when ${failures} = ${index + 1} then ${delay}`).join(' ')}
    when ${failures} > ${retryDelays.length} then ${retryDelays.at(-1)}
    when topic = '${noticeSummary.topic}' then ${noticeSummary.periodMs + noticeSummary.delayMs}
    else 0 end)`;

const listed = `id, created_at, topic, payload, attempts, lost, next_at, done_at, dead_at, last_error,
  locked_until, ending`;

export const outboxStatements = {
  insertOutbox: `insert into outbox
    (id, created_at, topic, payload, contact_id, lane, endpoint, attempts, next_at)
    values ($1, $2, $3, $4, $5, $6, $7, 0, $8)`,
  insertOutboxOnce: `insert into outbox
    (id, created_at, topic, payload, lane, attempts, next_at)
    values ($1, $2, $3, $4, $5, 0, $2)
    on conflict (id) do nothing returning id`,
  newestOfTopic: `select created_at from outbox where topic = $1 and created_at < $2
    order by id desc limit 1`,
  claimOutbox: claimWhere('lane = $5'),
  buryLost: `update outbox
    set dead_at = $1, next_at = $1, last_error = $3, locked_until = null, lost = lost + 1
    where lost > 0 and ${lostClaims} >= $2 and done_at is null and dead_at is null and locked_until <= $1
    returning id, topic, payload, attempts`,
  outboxDone: `update outbox
    set done_at = $3, next_at = $3, locked_until = null, last_error = null,
      payload = case when topic in (${replayableTopics.map((topic) => `'${topic}'`)}) then payload else '{}' end
    where id = $1 and attempts = $2 and done_at is null returning endpoint, topic`,
  outboxFailed: `update outbox
    set next_at = $3, dead_at = $4, last_error = $5, locked_until = null
    where id = $1 and attempts = $2 and done_at is null
    returning id, topic, payload, attempts, endpoint`,
  /** Keeps the payload, which identifies the recipient. */
  outboxBounced: `update outbox
    set done_at = $3, next_at = $3, locked_until = null, last_error = $4, ending = 'bounced'
    where id = $1 and attempts = $2 and done_at is null
    returning id, topic, payload, attempts, endpoint`,
  outboxReleased: `update outbox
    set next_at = $3, last_error = $4, locked_until = null, attempts = attempts - 1
    where id = $1 and attempts = $2 and done_at is null returning endpoint, topic`,
  capWaits: `update outbox set
      next_at = case when next_at > ${longestUntil} then ${longestUntil} else next_at end,
      locked_until = case when locked_until > $2 then $2 else locked_until end
    where done_at is null and dead_at is null
      and (next_at > ${longestUntil} or locked_until > $2)`,
  retryOutbox: `update outbox
    set next_at = $2, attempts = case when dead_at is null then attempts else 0 end,
      lost = case when dead_at is null then lost else 0 end, dead_at = null
    where id = $1 and done_at is null returning endpoint, lane`,
  discardOutbox: `update outbox
    set done_at = $2, dead_at = null, ending = 'discarded', payload = '{}'
    where id = $1 and dead_at is not null and done_at is null`,
  forgetOutboxOf: 'delete from outbox where contact_id = $1 and done_at is null',
  findOutbox: 'select id, topic, endpoint, payload, done_at, dead_at from outbox where id = $1',
  readOutbox: `select ${listed} from outbox where id = $1`,
  lockOutbox: `update outbox set attempts = attempts where id = $1 returning ${listed}`,
  outboxIdsEnding: `select id from outbox where id like '%' || $1 order by id desc limit 2`,
  listOutbox: listOutbox('1 = 1'),
  listOutboxWaiting: listOutbox('done_at is null and dead_at is null'),
  listOutboxDead: listOutbox('dead_at is not null'),
  listOutboxDone: listOutbox('done_at is not null and ending is null'),
  listOutboxBounced: listOutbox("ending = 'bounced'"),
  listOutboxDiscarded: listOutbox("ending = 'discarded'"),
  countOutboxWaiting: `select count(*) as count, min(created_at) as oldest_at from outbox
    where done_at is null and dead_at is null`,
  countOutboxDead: 'select count(*) as count from outbox where dead_at is not null',
  countOutboxDone: 'select count(*) as count from outbox where done_at is not null',
  countOutboxEnded: `select count(*) as count from outbox
    where ending is not null and ending = $1 and done_at >= $2 and done_at < $3`,
  countGivenUp: `select count(*) as count from outbox
    where dead_at is not null and dead_at >= $1 and dead_at < $2`,
  listGivenUp: `select id, topic, last_error from outbox
    where dead_at is not null and dead_at >= $1 and dead_at < $2
    order by dead_at desc, id desc limit $3`,
  forgetDelivered: `with due as (
      select id from outbox where done_at < $1
      order by done_at limit $2 for update skip locked)
    delete from outbox where id in (select id from due) returning id`,
} as const;

function listOutbox(condition: string): string {
  return `select ${listed} from outbox where id < $1 and ${condition} order by id desc limit $2`;
}
