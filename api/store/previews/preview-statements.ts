export const previewStatements = {
  insertPreview: `insert into mail_previews (digest, transactional_id, expires_at)
    values ($1, $2, $3)`,
  takePreview: `delete from mail_previews where digest = $1
    returning transactional_id, expires_at`,
  previewedMessage: `select message from transactionals where id = $1 and status = 'test'`,
  purgePreviews: `with due as (
      select digest from mail_previews where expires_at <= $1
      order by expires_at limit $2 for update skip locked)
    delete from mail_previews where digest in (select digest from due) returning digest`,
} as const;
