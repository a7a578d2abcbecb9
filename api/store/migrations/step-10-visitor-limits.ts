import type { Migration } from './migration.ts';

export const step10: Migration = {
  version: 10,
  statements: [
    // The total written with a visitor's key, in characters of JSON.
    `alter table api_keys add column characters integer not null default 0`,
  ],
};
