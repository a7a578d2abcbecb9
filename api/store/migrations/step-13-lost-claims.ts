import type { Migration } from './migration.ts';

export const step13: Migration = {
  version: 13,
  statements: [
    // Claims that were never settled, because their server died.
    `alter table outbox add column lost integer not null default 0`,
    `create index outbox_suspect on outbox (next_at)
      where lost > 0 and done_at is null and dead_at is null`,
  ],
};
