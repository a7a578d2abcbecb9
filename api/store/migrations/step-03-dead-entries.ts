import type { Migration } from './migration.ts';

export const step03: Migration = {
  version: 3,
  statements: [
    // A dead entry stays, with its error, until somebody sends it again.
    `alter table outbox add column dead_at bigint`,
    `alter table outbox add column last_error text`,
    `drop index outbox_waiting`,
    `create index outbox_due on outbox (next_at) where done_at is null and dead_at is null`,
    `create index outbox_dead on outbox (id) where dead_at is not null`,
    `create index outbox_done on outbox (done_at) where done_at is not null`,
    `create table use_counts (
      key text primary key not null,
      count integer not null,
      resets_at bigint not null
    )`,
    `create index use_counts_reset on use_counts (resets_at)`,
  ],
};
