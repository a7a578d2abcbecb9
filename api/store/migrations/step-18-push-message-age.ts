import type { Migration } from './migration.ts';

export const step18: Migration = {
  version: 18,
  statements: [`create index push_messages_made on push_messages (created_at)`],
};
