import type { Migration } from './migration.ts';

export const step29: Migration = {
  version: 29,
  statements: [
    // The digest of the network that got the key.
    'alter table api_keys add column issued_to text',
    'alter table api_keys rename column characters to bytes',
    'create index api_keys_issued on api_keys (issued_to) where expires_at is not null',
    // The data space of a response kept for a visitor's key.
    'alter table idempotency add column space text',
    'create index idempotency_of_space on idempotency (space) where space is not null',
  ],
};
