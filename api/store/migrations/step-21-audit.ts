import type { Migration } from './migration.ts';

export const step21: Migration = {
  version: 21,
  statements: [
    `create table audit (
      id text primary key not null,
      created_at bigint not null,
      operator text not null,
      command text not null,
      subject text
    )`,
    `create index audit_of_subject on audit (subject, id) where subject is not null`,
  ],
  // The log is append-only.
  own: {
    sqlite: ['update', 'delete'].map(
      (change) => `create trigger audit_no_${change} before ${change} on audit
        begin select raise(abort, 'The audit log is append-only.'); end`,
    ),
    postgres: [
      `create function audit_refuse() returns trigger language plpgsql as
        $$ begin raise exception 'The audit log is append-only.'; end $$`,
      `create trigger audit_append_only before update or delete or truncate on audit
        for each statement execute function audit_refuse()`,
    ],
  },
};
