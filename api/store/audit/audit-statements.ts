export const auditStatements = {
  insertAudit: `insert into audit (id, created_at, operator, command, subject)
    values ($1, $2, $3, $4, $5)`,
  listAudit: `select id, created_at, operator, command, subject from audit
    where id < $1 and created_at >= $3 order by id desc limit $2`,
  listAuditOf: `select id, created_at, operator, command, subject from audit
    where id < $1 and created_at >= $3 and subject = $4 order by id desc limit $2`,
} as const;

const refusal = 'The audit log is append-only.';

/** For the embedded store: rows that `insert or replace` removes fire no delete trigger. */
export const noReplacement = `create trigger audit_no_replacement before insert on audit
  when exists (select 1 from audit where id = new.id or rowid = new.rowid)
  begin select raise(abort, '${refusal}'); end`;

/** The triggers that make the log append-only, in each dialect. */
export const appendOnly = {
  sqlite: ['update', 'delete'].map(
    (change) => `create trigger audit_no_${change} before ${change} on audit
      begin select raise(abort, '${refusal}'); end`,
  ),
  postgres: [
    `create function audit_refuse() returns trigger language plpgsql as
      $$ begin raise exception '${refusal}'; end $$`,
    `create trigger audit_append_only before update or delete or truncate on audit
      for each statement execute function audit_refuse()`,
  ],
};
