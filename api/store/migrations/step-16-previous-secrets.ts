import type { Migration } from './migration.ts';

export const step16: Migration = {
  version: 16,
  statements: [
    // After a change of its secret, a webhook also signs with the previous one for a while.
    `alter table webhooks add column previous_secret text`,
    `alter table webhooks add column previous_until bigint`,
  ],
};
