import { forEachRow } from '../database/for-each-row.ts';
import { json, readId } from '../database/row.ts';
import { query, type Transaction } from '../database/transaction.ts';

/** Sets the endpoint of every undelivered entry, including dead ones, which may be retried. */
export function* endpointsOfEntries(): Transaction<void> {
  yield* query(`update outbox set endpoint = 'notice' where done_at is null and lane = 'notices'`);
  const select = 'select id, payload from outbox';
  const condition = `done_at is null and lane = 'webhooks'`;
  yield* forEachRow(select, 'outbox', condition, function* (row) {
    const { webhookId } = json<{ webhookId?: string }>().parse(row.payload);
    const values = [readId(row), String(webhookId)];
    yield* query('update outbox set endpoint = $2 where id = $1', ...values);
  });
  yield* query(`insert into endpoints (key, lane)
    select distinct endpoint, lane from outbox where endpoint is not null`);
}
