import type { Migration } from './migration.ts';

export const step09: Migration = {
  version: 9,
  statements: [
    // A webhook subscribes either to events or to a type; then its event code is empty.
    `alter table webhooks add column type text`,
    `create index webhooks_by_type on webhooks (type) where removed_at is null and type is not null`,
    // Bounces and complaints after an email was sent.
    ...['transactionals', 'delivery_attempts'].map(
      (table) =>
        `alter table ${table} add column feedback text check (feedback in ('bounced', 'complained'))`,
    ),
    `create index transactionals_by_recipient on transactionals (space, recipient_email, id)`,
  ],
};
