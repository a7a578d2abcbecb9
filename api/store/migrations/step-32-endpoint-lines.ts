import { query, type Transaction } from '../database/transaction.ts';
import type { Migration } from './migration.ts';

export const step32: Migration = {
  version: 32,
  // Claims take endpoints in the order of `due_at`; a new entry puts its endpoint in line through `arrivals`.
  statements: [
    `alter table endpoints add column due_at bigint`,
    `create index endpoints_due on endpoints (lane, due_at, served_at) where due_at is not null`,
    `create index endpoints_idle on endpoints (served_at) where due_at is null`,
    `create table arrivals (
      lane text not null,
      entry_id text not null,
      endpoint text not null,
      primary key (lane, entry_id)
    )`,
  ],
  work: lineUpAll,
};

/** Puts every endpoint in line for which an entry waits. */
function* lineUpAll(): Transaction<void> {
  yield* query(
    `update endpoints set due_at = (select min(next_at) from outbox
      where endpoint = endpoints.key and done_at is null and dead_at is null)
      where due_at is null`,
  );
  yield* query('update endpoints set due_at = paused_until where due_at < paused_until');
}
