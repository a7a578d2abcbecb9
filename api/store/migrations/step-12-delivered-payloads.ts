import type { Migration } from './migration.ts';

export const step12: Migration = {
  version: 12,
  statements: [
    // The outbox keeps a record of delivered entries, but no longer their content.
    `update outbox set payload = '{}' where done_at is not null`,
    `alter table outbox add column contact_id text`,
    `create index outbox_of_contact on outbox (contact_id)
      where contact_id is not null and done_at is null`,
  ],
};
