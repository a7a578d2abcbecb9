const columns = 'id, created_at, outcome, kind, cause, reason, reply, mail_id, email, times';

export const mailReportStatements = {
  insertReport: `insert into mail_reports
    (id, created_at, outcome, kind, cause, reason, reply, mail_id, email, times, digest)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 1, $10)
    on conflict (digest) do nothing returning id`,
  /** A dropped report may be accepted later, for example with a key that was missing. */
  forgetDropped: `delete from mail_reports where digest = $1 and outcome = 'dropped'`,
  findOutcome: 'select outcome from mail_reports where digest = $1',
  setOutcome: 'update mail_reports set outcome = $2 where id = $1',
  countWithNewest: `update mail_reports set times = times + 1
    where id = (select max(id) from mail_reports where outcome = 'dropped')`,
  /** The newest email before one that was sent to an address and did not bounce. */
  lastArrived: `select max(id) as id from (
      select id from transactionals where space = 'live' and recipient_email = $1 and id < $2
        and status = 'sent' and (feedback is null or feedback <> 'bounced')
      union all
      select id from transactional_copies where email = $1 and id < $2 and status = 'sent'
        and not exists (select 1 from mail_reports
          where email = $1 and mail_id = transactional_copies.id and cause is not null)
    ) as arrived`,
  /** Emails that bounced for a passing state, after an email and a time. */
  passing: `select count(distinct mail_id) as mails, min(created_at) as first_at from mail_reports
    where email = $1 and cause = 'passing' and mail_id > $2 and created_at > $3`,
  rejections: `select count(distinct email) as recipients, min(created_at) as first_at from mail_reports
    where cause = 'sender' and created_at > $1`,
  commonReason: `select reason, count(distinct email) as recipients from mail_reports
    where cause = 'sender' and created_at > $1
    group by reason order by recipients desc, reason limit 1`,
  countOutcomes: `select outcome, sum(times) as count from mail_reports
    where created_at > $1 group by outcome`,
  listReports: `select ${columns} from mail_reports where id < $1 order by id desc limit $2`,
  listReportsOf: `select ${columns} from mail_reports
    where outcome = $3 and id < $1 order by id desc limit $2`,
  listReportsTo: `select ${columns} from mail_reports
    where email in ($3, $4) and id < $1 order by id desc limit $2`,
  forgetReports: `with due as (
      select id from mail_reports where created_at < $1
      order by created_at limit $2 for update skip locked)
    delete from mail_reports where id in (select id from due) returning id`,
} as const;
