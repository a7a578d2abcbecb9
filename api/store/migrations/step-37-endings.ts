import type { Migration } from './migration.ts';

export const step37: Migration = {
  version: 37,
  statements: [
    // How an entry ended that is settled but was not delivered; null for a delivered one.
    `alter table outbox add column ending text check (ending in ('bounced', 'discarded'))`,
    `create index outbox_ended on outbox (ending, done_at) where ending is not null`,
    // The name that an operator gave beside the login; null if there was none.
    `alter table audit add column given_name text`,
  ],
};
