import type { Migration } from './migration.ts';

export const step23: Migration = {
  version: 23,
  statements: [
    // Each claim of an email also wrote to it, needlessly.
    `drop index outbox_under_way`,
    `create index outbox_under_way on outbox (endpoint, locked_until)
      where endpoint is not null and locked_until is not null`,
  ],
};
