import type { Migration } from './migration.ts';

export const step11: Migration = {
  version: 11,
  statements: [
    `create table feedback (
      id text primary key not null,
      created_at bigint not null,
      quarantined_at bigint,
      quarantine_reason text,
      withheld text,
      page text not null,
      helpful text not null check (helpful in ('yes', 'no')),
      comment text not null
    )`,
    `create index feedback_quarantined on feedback (id) where quarantined_at is not null`,
  ],
};
