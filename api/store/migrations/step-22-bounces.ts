import type { Migration } from './migration.ts';

export const step22: Migration = {
  version: 22,
  statements: [
    // A bounce also stops mail. SQLite cannot change the check of one column, so the table is recreated.
    `create table suppressions_of_sources (
      id text primary key not null,
      account text not null,
      email text not null,
      list text not null,
      contact_id text,
      since bigint not null,
      changed_at bigint not null,
      change_id text not null unique,
      source text not null
        check (source in ('page', 'one_click', 'link', 'operator', 'bounce', 'complaint')),
      reason text,
      lifted_at bigint,
      unique (account, email, list)
    )`,
    `insert into suppressions_of_sources
      select id, account, email, list, contact_id, since, changed_at, change_id, source, reason, lifted_at
      from suppressions`,
    `drop table suppressions`,
    `alter table suppressions_of_sources rename to suppressions`,
    `create index suppressions_email on suppressions (email)`,
  ],
};
