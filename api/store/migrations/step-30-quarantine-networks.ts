import type { Migration } from './migration.ts';

export const step30: Migration = {
  version: 30,
  statements: ['enquiries', 'leads', 'subscribers', 'feedback'].flatMap((table) => [
    `alter table ${table} add column quarantine_network text`,
    `create index ${table}_quarantine_network on ${table} (quarantine_network, id)
        where quarantined_at is not null`,
  ]),
};
