import type { Migration } from './migration.ts';

export const step06: Migration = {
  version: 6,
  statements: [
    `create table push_subscriptions (
      id text primary key not null,
      created_at bigint not null,
      updated_at bigint not null,
      endpoint_digest text not null unique,
      endpoint text not null,
      p256dh text not null,
      auth text not null,
      email text not null,
      info text not null
    )`,
    `create index push_subscriptions_email on push_subscriptions (email, id)`,
    // A message outlives its subscription, so its outcome stays readable.
    `create table push_messages (
      id text primary key not null,
      created_at bigint not null,
      subscription_id text not null,
      email text not null,
      title text not null
    )`,
    `create index push_messages_email on push_messages (email, id)`,
    `create table push_actions (
      message_id text not null,
      action text not null check (action in ('click', 'delivered', 'dismiss')),
      created_at bigint not null,
      primary key (message_id, action)
    )`,
  ],
};
