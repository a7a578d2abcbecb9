export const auditStatements = {
  insertAudit: `insert into audit (id, created_at, operator, command, subject)
    values ($1, $2, $3, $4, $5)`,
  listAudit: `select id, created_at, operator, command, subject from audit
    where id < $1 and created_at >= $3 order by id desc limit $2`,
  listAuditOf: `select id, created_at, operator, command, subject from audit
    where id < $1 and created_at >= $3 and subject = $4 order by id desc limit $2`,
} as const;
