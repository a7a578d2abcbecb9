export const mailColumns = `id, created_at, template_code, recipient_email, reply_to, subject, unfilled,
  coalesce(feedback, status) as status`;

export const transactionalStatements = {
  readTransactional: `select ${mailColumns}, case when status = 'test' then message end as message
    from transactionals where id = $1 and space = $2`,
  findMail: `select ${mailColumns} from transactionals where id = $1`,
  recipientOf: 'select recipient_email from transactionals where id = $1',
  findUnsent: `select ${mailColumns}, space, message
    from transactionals where id = $1 and status in ('queued', 'failed')`,
  /**
   * A failed email keeps its message, so that it can be queued again. $3 is 1 if there are copies to send.
   */
  transactionalStatus: `update transactionals set status = $2,
      message = case when $2 in ('queued', 'failed') or $3 = 1 then message else null end
    where id = $1 and status in ('queued', 'failed') returning id`,
  previewedMessage: `select message from transactionals where id = $1 and status = 'test'`,
  insertCopy: `insert into transactional_copies (id, transactional_id, email, status)
    values ($1, $2, $3, 'queued')`,
  findUnsentCopy: `select id, transactional_id, email from transactional_copies
    where id = $1 and status in ('queued', 'failed')`,
  findCopied: `select ${mailColumns}, space, message
    from transactionals where id = $1 and status = 'sent' and message is not null`,
  /** Serializes the settling of an email's copies, so that the last one sees the others settled. */
  lockCopied: `update transactionals set status = status
    where id = (select transactional_id from transactional_copies where id = $1) returning id`,
  copyStatus: `update transactional_copies set status = $2
    where id = $1 and status in ('queued', 'failed') returning id`,
  forgetCopied: `update transactionals set message = null
    where id = $1 and status = 'sent' and not exists (
      select 1 from transactional_copies
      where transactional_id = $1 and status in ('queued', 'failed'))`,
  forgetFailed: `update transactionals set message = null where id = $1 and status = 'failed'`,
  readerOfCopy: 'select email from transactional_copies where id = $1',
  wasMailed: `select 1 as found where exists (
      select 1 from transactionals
      where space = 'live' and recipient_email = $1 and status <> 'test')
    or exists (select 1 from transactional_copies where email = $1)`,
  /** Returns a row only for the first report. */
  transactionalFeedback: `update transactionals set feedback = $2
    where id = $1 and status = 'sent' and (feedback is null or feedback <> $2) returning id`,
  insertAttempt: `insert into delivery_attempts
    (id, transactional_id, created_at, outcome, reply) values ($1, $2, $3, $4, $5)`,
  insertFeedback: `insert into delivery_attempts
    (id, transactional_id, created_at, outcome, feedback, reply)
    values ($1, $2, $3, 'sent', $4, $5)`,
  deliveryAttempts: `select created_at, coalesce(feedback, outcome) as outcome, reply from delivery_attempts
    where transactional_id = $1 order by id`,
  forgetTransactionalsIn: 'delete from transactionals where space = $1',
  forgetTransactionals: `with due as (
      select id from transactionals where created_at < $1 and status <> 'queued'
      order by created_at limit $2 for update skip locked)
    delete from transactionals where id in (select id from due) returning id`,
} as const;

const insertedColumns = [
  'id',
  'created_at',
  'space',
  'template_code',
  'recipient_email',
  'reply_to',
  'subject',
  'unfilled',
  'status',
  'message',
];

/** Takes the columns of each email in the order of `insertedColumns`. */
export function insertTransactionals(count: number): string {
  const width = insertedColumns.length;
  const rows = Array.from({ length: count }, (_, row) => {
    const places = insertedColumns.map((_column, at) => `$${row * width + at + 1}`);
    return `(${places.join(', ')})`;
  });
  return `insert into transactionals (${insertedColumns.join(', ')}) values ${rows.join(', ')}`;
}
