import type { Migration } from './migration.ts';

/**
 * Who of the team answers a lead or an enquiry, and what they note about it. A row of `handling` begins with the first
 * change, as version 1.
 */
export const step39: Migration = {
  version: 39,
  statements: [
    `create table handling (
      record_id text not null primary key,
      version bigint not null,
      owner text,
      answered_at bigint,
      answered_by text
    )`,
    `create table notes (
      id text not null primary key,
      created_at bigint not null,
      record_id text not null,
      author text not null,
      body text not null
    )`,
    'create index notes_by_record on notes (record_id, id)',
  ],
};
