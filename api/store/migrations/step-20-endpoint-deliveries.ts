import type { Migration } from './migration.ts';

export const step20: Migration = {
  version: 20,
  statements: [
    // Each delivery attempt to an endpoint: its outcome, not its content.
    `create table endpoint_deliveries (
      id text primary key not null,
      created_at bigint not null,
      endpoint text not null,
      entry_id text not null,
      attempt integer not null,
      outcome text not null check (outcome in ('sent', 'failed', 'refused')),
      reply text not null,
      ms bigint not null,
      type text,
      event_id text
    )`,
    `create index endpoint_deliveries_listed on endpoint_deliveries (endpoint, id)`,
    `create index endpoint_deliveries_made on endpoint_deliveries (created_at)`,
    `create index endpoint_deliveries_of_event on endpoint_deliveries (event_id)
      where event_id is not null`,
  ],
};
