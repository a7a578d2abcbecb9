import type { Migration } from './migration.ts';

export const step19: Migration = {
  version: 19,
  statements: [
    // A key has several scopes, separated by spaces. SQLite cannot drop the check of one, so the table is recreated.
    `create table api_keys_of_scopes (
      id text primary key not null,
      created_at bigint not null,
      label text not null,
      scope text not null,
      is_test integer not null check (is_test in (0, 1)),
      digest text not null unique,
      revoked_at bigint,
      expires_at bigint,
      characters integer not null default 0,
      ends_at bigint,
      networks text not null default '',
      last_used_at bigint
    )`,
    `insert into api_keys_of_scopes
      (id, created_at, label, scope, is_test, digest, revoked_at, expires_at, characters)
      select id, created_at, label, scope, is_test, digest, revoked_at, expires_at, characters
      from api_keys`,
    `drop table api_keys`,
    `alter table api_keys_of_scopes rename to api_keys`,
    `create index api_keys_expiry on api_keys (expires_at) where expires_at is not null`,
  ],
};
