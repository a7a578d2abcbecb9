import type { Migration } from './migration.ts';

export const step02: Migration = {
  version: 2,
  statements: [
    // Quarantined rows are in the same tables; `withheld` keeps their outbox entries until release.
    ...['enquiries', 'leads', 'subscribers'].flatMap((table) => [
      `alter table ${table} add column quarantined_at bigint`,
      `alter table ${table} add column quarantine_reason text`,
      `alter table ${table} add column withheld text`,
      // Other rows are not in the index, so it costs them nothing.
      `create index ${table}_quarantined on ${table} (id) where quarantined_at is not null`,
    ]),
    `create table secrets (
      name text primary key not null,
      created_at bigint not null,
      value text not null
    )`,
  ],
};
