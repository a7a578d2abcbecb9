import type { Migration } from './migration.ts';

export const step08: Migration = {
  version: 8,
  statements: [
    `alter table transactionals add column reply_to text`,
    `create table mail_previews (
      digest text primary key not null,
      transactional_id text not null references transactionals (id) on delete cascade,
      expires_at bigint not null
    )`,
    `create index mail_previews_expiry on mail_previews (expires_at)`,
    `create index mail_previews_of on mail_previews (transactional_id)`,
  ],
};
