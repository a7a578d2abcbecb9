export const mailColumns = `id, created_at, template_code, recipient_email, reply_to, subject,
  coalesce(feedback, status) as status`;

export const transactionalStatements = {
  insertTransactional: `insert into transactionals
    (id, created_at, space, template_code, recipient_email, reply_to, subject, status, message)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
  readTransactional: `select ${mailColumns}, case when status = 'test' then message end as message
    from transactionals where id = $1 and space = $2`,
  findMail: `select ${mailColumns} from transactionals where id = $1`,
  recipientOf: 'select recipient_email from transactionals where id = $1',
  findUnsent: `select ${mailColumns}, space, message
    from transactionals where id = $1 and status in ('queued', 'failed')`,
  /** A mail that was given up keeps its message, to be queued again; other final states do not change. */
  transactionalStatus: `update transactionals set status = $2,
      message = case when $2 in ('queued', 'failed') then message else null end
    where id = $1 and status in ('queued', 'failed') returning id`,
  /** Whoever gets a row back is the first to report this. */
  transactionalFeedback: `update transactionals set feedback = $2
    where id = $1 and status = 'sent' and (feedback is null or feedback <> $2) returning id`,
  insertAttempt: `insert into delivery_attempts
    (id, transactional_id, created_at, outcome, reply) values ($1, $2, $3, $4, $5)`,
  insertFeedback: `insert into delivery_attempts
    (id, transactional_id, created_at, outcome, feedback, reply)
    values ($1, $2, $3, 'sent', $4, $5)`,
  deliveryAttempts: `select created_at, coalesce(feedback, outcome) as outcome, reply from delivery_attempts
    where transactional_id = $1 order by id`,
  forgetTransactionals: `with due as (
      select id from transactionals where created_at < $1 and status <> 'queued'
      order by created_at limit $2 for update skip locked)
    delete from transactionals where id in (select id from due) returning id`,
} as const;
