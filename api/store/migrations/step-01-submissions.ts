import type { Migration } from './migration.ts';

export const step01: Migration = {
  version: 1,
  statements: [
    `create table enquiries (
      id text primary key not null,
      created_at bigint not null,
      fullname text not null,
      email text not null,
      subject text not null,
      body text not null
    )`,
    `create table leads (
      id text primary key not null,
      created_at bigint not null,
      type text not null check (type in ('demo', 'startup', 'savings')),
      metadata text not null
    )`,
    `create table subscribers (
      id text primary key not null,
      created_at bigint not null,
      updated_at bigint not null,
      audience text not null,
      email text not null,
      source text not null,
      tags text not null,
      status text not null check (status in ('pending', 'confirmed')),
      unique (audience, email)
    )`,
    `create table outbox (
      id text primary key not null,
      created_at bigint not null,
      topic text not null,
      payload text not null,
      attempts integer not null check (attempts >= 0),
      next_at bigint not null,
      locked_until bigint,
      done_at bigint
    )`,
    // Only waiting entries are looked up by time, so the index leaves out finished ones.
    `create index outbox_waiting on outbox (next_at) where done_at is null`,
    `create table idempotency (
      operation text not null,
      key text not null,
      fingerprint text not null,
      status integer not null,
      body text not null,
      expires_at bigint not null,
      primary key (operation, key)
    )`,
    `create index idempotency_expiry on idempotency (expires_at)`,
  ],
};
