import type { Migration } from './migration.ts';

export const step35: Migration = {
  version: 35,
  statements: [
    // A webhook subscribes to any number of event codes (`*`: all) and of types. Removed webhooks to none.
    `create table webhook_subscriptions (
      kind text not null check (kind in ('event', 'type')),
      name text not null,
      webhook_id text not null references webhooks (id) on delete cascade,
      primary key (kind, name, webhook_id)
    )`,
    `create index webhook_subscriptions_of on webhook_subscriptions (webhook_id)`,
    `insert into webhook_subscriptions (kind, name, webhook_id)
      select case when type is null then 'event' else 'type' end, coalesce(type, event_code), id
      from webhooks where removed_at is null`,
    `drop index webhooks_by_code`,
    `drop index webhooks_by_type`,
    `alter table webhooks drop column event_code`,
    `alter table webhooks drop column type`,
    // Whether emails that a key sends are refused when a placeholder has no value.
    `alter table api_keys add column is_strict integer not null default 0 check (is_strict in (0, 1))`,
    // The placeholders of an email without a value: a JSON list of names, null for earlier emails.
    `alter table transactionals add column unfilled text`,
  ],
};
