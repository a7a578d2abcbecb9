import type { Migration } from './migration.ts';

export const step34: Migration = {
  version: 34,
  statements: [
    // A suppression may end by itself, beside another one of the same list that does not. SQLite cannot drop the
    // constraint on one table, so it is recreated.
    `create table suppressions_with_end (
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
      ends_at bigint
    )`,
    `insert into suppressions_with_end
      select id, account, email, list, contact_id, since, changed_at, change_id, source, reason, lifted_at, null
      from suppressions`,
    `drop table suppressions`,
    `alter table suppressions_with_end rename to suppressions`,
    `create unique index suppressions_of_list on suppressions (account, email, list, (ends_at is null))`,
    `create index suppressions_email on suppressions (email)`,
    // What other mail servers said about emails, in reports and in the SMTP dialogue.
    `create table mail_reports (
      id text primary key not null,
      created_at bigint not null,
      outcome text not null
        check (outcome in ('stopped', 'paused', 'counted', 'recorded', 'dropped')),
      kind text check (kind in ('bounced', 'rejected', 'complained')),
      cause text check (cause in ('mailbox', 'sender', 'message', 'passing')),
      reason text not null,
      reply text not null,
      mail_id text,
      email text,
      times bigint not null,
      digest text unique
    )`,
    `create index mail_reports_of_address on mail_reports (email, cause)`,
    `create index mail_reports_of_outcome on mail_reports (outcome, id)`,
    `create index mail_reports_of_cause on mail_reports (cause, created_at)`,
    `create index mail_reports_by_age on mail_reports (created_at)`,
  ],
};
