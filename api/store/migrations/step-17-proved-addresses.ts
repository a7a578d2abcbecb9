import type { Migration } from './migration.ts';

export const step17: Migration = {
  version: 17,
  statements: [
    // Before this, no address was signed.
    `alter table push_subscriptions
      add column is_proved integer not null default 0 check (is_proved in (0, 1))`,
  ],
};
