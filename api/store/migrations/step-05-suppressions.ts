import type { Migration } from './migration.ts';

export const step05: Migration = {
  version: 5,
  statements: [
    // One row per choice; a lifted one is kept as a record.
    `create table suppressions (
      id text primary key not null,
      account text not null,
      email text not null,
      list text not null,
      contact_id text,
      since bigint not null,
      changed_at bigint not null,
      change_id text not null unique,
      source text not null check (source in ('page', 'one_click', 'link', 'operator', 'complaint')),
      reason text,
      lifted_at bigint,
      unique (account, email, list)
    )`,
    `create index suppressions_email on suppressions (email)`,
  ],
};
