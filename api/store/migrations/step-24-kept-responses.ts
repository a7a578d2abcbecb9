import type { Migration } from './migration.ts';

export const step24: Migration = {
  version: 24,
  statements: [
    // A response that names nobody is erased with the row it belongs to.
    `alter table idempotency add column record_id text`,
  ],
};
