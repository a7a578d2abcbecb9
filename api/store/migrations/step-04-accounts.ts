import type { Migration } from './migration.ts';

export const step04: Migration = {
  version: 4,
  statements: [
    `create table api_keys (
      id text primary key not null,
      created_at bigint not null,
      label text not null,
      scope text not null check (scope in ('all', 'push-only')),
      is_test integer not null check (is_test in (0, 1)),
      digest text not null unique,
      revoked_at bigint
    )`,
    `create table contacts (
      id text primary key not null,
      created_at bigint not null,
      updated_at bigint not null,
      is_test integer not null check (is_test in (0, 1)),
      email text not null,
      firstname text,
      lastname text,
      gender text check (gender in ('male', 'female')),
      date_of_birth text,
      phone_number text,
      address text not null,
      extra_data text not null,
      unique (is_test, email)
    )`,
    `create index contacts_listed on contacts (is_test, id)`,
    `create table events (
      id text primary key not null,
      created_at bigint not null,
      is_test integer not null check (is_test in (0, 1)),
      event_code text not null,
      contact_email text not null,
      context text not null
    )`,
    `create index events_listed on events (is_test, id)`,
    `create index events_by_code on events (is_test, event_code, id)`,
    `create index events_by_contact on events (is_test, contact_email, id)`,
    `create table webhooks (
      id text primary key not null,
      created_at bigint not null,
      event_code text not null,
      url text not null,
      secret text not null,
      removed_at bigint
    )`,
    `create index webhooks_by_code on webhooks (event_code) where removed_at is null`,
    `create table templates (
      code text primary key not null,
      created_at bigint not null,
      updated_at bigint not null,
      subject text not null,
      html text not null,
      plain text
    )`,
    `create table transactionals (
      id text primary key not null,
      created_at bigint not null,
      is_test integer not null check (is_test in (0, 1)),
      template_code text not null,
      recipient_email text not null,
      subject text not null,
      status text not null check (status in ('queued', 'sent', 'failed', 'suppressed', 'test')),
      message text
    )`,
    `create index transactionals_made on transactionals (created_at) where status <> 'queued'`,
    `create table delivery_attempts (
      id text primary key not null,
      transactional_id text not null references transactionals (id) on delete cascade,
      created_at bigint not null,
      outcome text not null check (outcome in ('sent', 'failed')),
      reply text not null
    )`,
    `create index delivery_attempts_of on delivery_attempts (transactional_id, id)`,
  ],
};
