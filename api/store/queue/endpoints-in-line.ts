import { query, type Transaction, type Value } from '../database/transaction.ts';

/** Endpoints stand in line for the claims, and each new entry says that its endpoint has to. */
export const endpointLines = [
  `alter table endpoints add column due_at bigint`,
  `create index endpoints_due on endpoints (lane, due_at, served_at) where due_at is not null`,
  `create index endpoints_idle on endpoints (served_at) where due_at is null`,
  `create table arrivals (
    lane text not null,
    entry_id text not null,
    endpoint text not null,
    primary key (lane, entry_id)
  )`,
];

/** Puts every endpoint in line for which an entry waits. @param condition of the endpoints, with its values */
export function* lineUpAll(condition = 'due_at is null', ...values: Value[]): Transaction<void> {
  yield* query(
    `update endpoints set due_at = (select min(next_at) from outbox
      where endpoint = endpoints.key and done_at is null and dead_at is null)
      where ${condition}`,
    ...values,
  );
  yield* query('update endpoints set due_at = paused_until where due_at < paused_until');
}
