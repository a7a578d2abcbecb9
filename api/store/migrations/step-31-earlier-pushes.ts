import { query, type Transaction } from '../database/transaction.ts';
import type { Migration } from './migration.ts';

export const step31: Migration = { version: 31, statements: [], work: queueEarlierPushes };

/** Each push service has its own queue now; messages queued before share one. */
function* queueEarlierPushes(): Transaction<void> {
  yield* query(`update outbox set endpoint = 'earlier' where lane = 'pushes' and done_at is null`);
  yield* query(`insert into endpoints (key, lane)
    select distinct endpoint, lane from outbox where endpoint = 'earlier'`);
}
