import type { Migration } from './migration.ts';

export const step25: Migration = {
  version: 25,
  statements: [],
  own: {
    // Rows that `insert or replace` removes fire no delete trigger.
    sqlite: [
      `create trigger audit_no_replacement before insert on audit
        when exists (select 1 from audit where id = new.id or rowid = new.rowid)
        begin select raise(abort, 'The audit log is append-only.'); end`,
    ],
    postgres: [],
  },
};
