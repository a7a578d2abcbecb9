import { query, type Transaction } from '../database/transaction.ts';

/** Each push service has its own queue now; messages queued before share one. */
export function* queueEarlierPushes(): Transaction<void> {
  yield* query(`update outbox set endpoint = 'earlier' where lane = 'pushes' and done_at is null`);
  yield* query(`insert into endpoints (key, lane)
    select distinct endpoint, lane from outbox where endpoint = 'earlier'`);
}
