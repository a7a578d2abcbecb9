import { forEachRow } from '../database/for-each-row.ts';
import { json, readId } from '../database/row.ts';
import { query, type Transaction } from '../database/transaction.ts';
import type { Migration } from './migration.ts';

export const step15: Migration = {
  version: 15,
  statements: [
    // Each kind of entry has its own lane, and each webhook endpoint is queued separately.
    `create table endpoints (
      key text primary key not null,
      lane text not null,
      failures integer not null default 0,
      failing_since bigint,
      paused_until bigint,
      last_error text,
      served_at bigint not null default 0
    )`,
    `alter table outbox add column lane text not null default 'mails'`,
    `alter table outbox add column endpoint text`,
    ...[
      ...['lead', 'enquiry', 'newsletter', 'preferences'].map((of) => ['forms', `${of}.%`]),
      ['notices', 'notice.webhook'],
      ['pushes', 'push.send'],
      ['webhooks', 'event.webhook'],
      ['webhooks', 'webhook.send'],
    ].map(
      ([lane, topic]) =>
        `update outbox set lane = '${lane}' where done_at is null and topic like '${topic}'`,
    ),
    `drop index outbox_due`,
    `create index outbox_due on outbox (lane, next_at) where done_at is null and dead_at is null`,
    `create index outbox_of_endpoint on outbox (endpoint, next_at)
      where endpoint is not null and done_at is null and dead_at is null`,
    `create index outbox_under_way on outbox (endpoint, locked_until)
      where locked_until is not null`,
  ],
  work: endpointsOfEntries,
};

/** Sets the endpoint of every undelivered entry, including dead ones, which may be retried. */
function* endpointsOfEntries(): Transaction<void> {
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
