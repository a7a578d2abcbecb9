import type { Migration } from './migration.ts';

export const step27: Migration = {
  version: 27,
  statements: [
    // Each blind copy is sent separately, after its email was sent.
    `create table transactional_copies (
      id text primary key not null,
      transactional_id text not null references transactionals (id) on delete cascade,
      email text not null,
      status text not null check (status in ('queued', 'sent', 'failed', 'suppressed')),
      unique (transactional_id, email)
    )`,
    `create index transactional_copies_by_email on transactional_copies (email)`,
  ],
};
