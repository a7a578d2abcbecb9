import { namingTopics } from '@grovemail/domain/delivery/lanes.ts';
import { auditStatements } from './audit/audit-statements.ts';
import { contactColumns, contactStatements } from './contact-statements.ts';
import { claimWhere, lostClaims } from './due-statements.ts';
import { endpointStatements } from './endpoints/endpoint-statements.ts';
import { previewStatements } from './previews/preview-statements.ts';
import { pushStatements } from './push-statements.ts';
import { quarantineStatements } from './quarantine-statements.ts';
import { suppressionStatements } from './suppression-statements.ts';
import { visitStatements } from './visits/visit-statements.ts';

const eventColumns = 'id, created_at, event_code, contact_email, context';
const keyColumns = `id, created_at, label, scope, is_test, expires_at, ends_at, networks,
  last_used_at, revoked_at`;
export const mailColumns = `id, created_at, template_code, recipient_email, reply_to, subject,
  coalesce(feedback, status) as status`;

/**
 * Every SQL statement of the store, once, in the subset that SQLite and PostgreSQL read alike, with
 * PostgreSQL's `$n` placeholders. Values are always bound, never written into the text.
 *
 * Where a few rows are picked to be changed, they are picked in a `with`: PostgreSQL may do a subquery
 * of the condition once for each row, and each time it skips what it has changed and picks others.
 */
export const statements = {
  schemaTable:
    'create table if not exists schema_version (version integer primary key not null, applied_at bigint not null)',
  schemaVersion: 'select max(version) as version from schema_version',
  recordVersion: 'insert into schema_version (version, applied_at) values ($1, $2)',

  /** One row back when nobody used the key before; else none, and neither lock nor write. */
  keepKey: `insert into idempotency (operation, key, fingerprint, status, body, expires_at, record_id)
    values ($1, $2, $3, $4, $5, $6, $7) on conflict (operation, key) do nothing returning fingerprint`,
  /** One row back when the key is now ours; none when someone used it before and it has not expired. */
  claimKey: `insert into idempotency
    (operation, key, fingerprint, status, body, expires_at, record_id)
    values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (operation, key) do update set
      fingerprint = excluded.fingerprint, status = excluded.status, body = excluded.body,
      expires_at = excluded.expires_at, record_id = excluded.record_id
    where idempotency.expires_at <= $8
    returning fingerprint`,
  usedKey: `select fingerprint, status, body, expires_at from idempotency
    where operation = $1 and key = $2`,
  answerKey: 'update idempotency set status = $3, body = $4 where operation = $1 and key = $2',
  /** A second sign-up keeps the row of the first. */
  keyOfSubscriber: `update idempotency
    set record_id = (select id from subscribers where audience = $3 and email = $4)
    where operation = $1 and key = $2`,
  purgeKeys: `with due as (
      select operation, key from idempotency where expires_at <= $1
      order by expires_at limit $2 for update skip locked)
    delete from idempotency where (operation, key) in (select operation, key from due)
    returning key`,

  insertEnquiry: `insert into enquiries
    (id, created_at, quarantined_at, quarantine_reason, withheld, fullname, email, subject, body)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
  insertPageFeedback: `insert into feedback
    (id, created_at, quarantined_at, quarantine_reason, withheld, page, helpful, comment)
    values ($1, $2, $3, $4, $5, $6, $7, $8)`,
  insertLead: `insert into leads
    (id, created_at, quarantined_at, quarantine_reason, withheld, type, metadata)
    values ($1, $2, $3, $4, $5, $6, $7)`,
  /** The first row keeps its id and its status: a second sign-up neither confirms nor un-confirms. */
  upsertSubscriber: `insert into subscribers
    (id, created_at, updated_at, audience, email, source, tags, status)
    values ($1, $2, $2, $3, $4, $5, $6, 'pending')
    on conflict (audience, email) do update set
      source = excluded.source, tags = excluded.tags, updated_at = excluded.updated_at,
      quarantined_at = null`,
  /** A suspected sign-up changes nothing about an address that is there. */
  quarantineSubscriber: `insert into subscribers
    (id, created_at, updated_at, quarantined_at, quarantine_reason, withheld, audience, email, source, tags, status)
    values ($1, $2, $2, $3, $4, $5, $6, $7, $8, $9, 'pending')
    on conflict (audience, email) do nothing`,
  insertOutbox: `insert into outbox
    (id, created_at, topic, payload, contact_id, lane, endpoint, attempts, next_at)
    values ($1, $2, $3, $4, $5, $6, $7, 0, $2)`,

  ...quarantineStatements,

  keepSecret: `insert into secrets (name, value, created_at) values ($1, $2, $3)
    on conflict (name) do nothing`,
  readSecret: 'select value from secrets where name = $1',

  ...listings('Enquiries', 'enquiries', 'fullname, email, subject, body'),
  ...listings('Leads', 'leads', 'type, metadata'),
  ...listings('Feedback', 'feedback', 'page, helpful, comment'),
  ...listings('Subscribers', 'subscribers', 'audience, email, source, tags, status'),
  findEnquiryRow: find('enquiries', 'fullname, email, subject, body', 'id = $1'),
  findLeadRow: find('leads', 'type, metadata', 'id = $1'),
  findSubscriberRow: find(
    'subscribers',
    'audience, email, source, tags, status',
    'audience = $1 and email = $2',
  ),
  /** `updated_at` stays the moment of the last sign-up: what the recipient said since is newer. */
  confirmSubscriber: `update subscribers set status = 'confirmed', quarantined_at = null
    where audience = $1 and email = $2 returning id`,

  claimOutbox: claimWhere('lane = $5'),
  findSuspect: `select id, ${lostClaims} as lost from outbox
    where lost > 0 and done_at is null and dead_at is null and next_at <= $1
      and (locked_until is null or locked_until <= $1) and ${lostClaims} >= $2
      and not exists (select 1 from endpoints where key = outbox.endpoint and paused_until > $1)
    order by next_at limit 1`,
  claimSuspect: `update outbox
    set attempts = attempts + 1, lost = $4, locked_until = $2, next_at = $5
    where id = $3 and done_at is null and dead_at is null
      and (locked_until is null or locked_until <= $1)
    returning id, created_at, topic, payload, attempts, lost, endpoint`,
  buryLost: `update outbox
    set dead_at = $1, next_at = $1, last_error = $3, locked_until = null, lost = lost + 1
    where lost > 0 and lost >= $2 and done_at is null and dead_at is null and locked_until <= $1
    returning id, topic, attempts`,
  outboxDone: `update outbox
    set done_at = $3, next_at = $3, locked_until = null, last_error = null,
      payload = case when topic in (${namingTopics.map((topic) => `'${topic}'`)}) then payload else '{}' end
    where id = $1 and attempts = $2 and done_at is null returning id`,
  outboxFailed: `update outbox
    set next_at = $3, dead_at = $4, last_error = $5, locked_until = null
    where id = $1 and attempts = $2 and done_at is null returning id`,
  outboxReleased: `update outbox
    set next_at = $3, last_error = $4, locked_until = null, attempts = attempts - 1
    where id = $1 and attempts = $2 and done_at is null returning id`,
  retryOutbox: `update outbox
    set next_at = $2, attempts = case when dead_at is null then attempts else 0 end,
      lost = case when dead_at is null then lost else 0 end, dead_at = null
    where id = $1 and done_at is null returning id`,
  forgetOutboxOf: 'delete from outbox where contact_id = $1 and done_at is null',
  findOutbox: 'select id, endpoint, payload, done_at, dead_at from outbox where id = $1',
  listOutbox: listOutbox('1 = 1'),
  listOutboxWaiting: listOutbox('done_at is null and dead_at is null'),
  listOutboxDead: listOutbox('dead_at is not null'),
  listOutboxDone: listOutbox('done_at is not null'),
  countOutboxWaiting: `select count(*) as count, min(created_at) as oldest_at from outbox
    where done_at is null and dead_at is null`,
  countOutboxDead: 'select count(*) as count from outbox where dead_at is not null',
  countOutboxDone: 'select count(*) as count from outbox where done_at is not null',
  forgetDelivered: `with due as (
      select id from outbox where done_at < $1
      order by done_at limit $2 for update skip locked)
    delete from outbox where id in (select id from due) returning id`,

  ...suppressionStatements,

  /** An end further ahead than the window was set before the clock was put back: it counts as one from now. */
  countUse: `insert into use_counts (key, count, resets_at) values ($1, $4, $3)
    on conflict (key) do update set
      count = case when use_counts.resets_at <= $2 then excluded.count else use_counts.count + excluded.count end,
      resets_at = case
        when use_counts.resets_at > $2 and use_counts.resets_at < excluded.resets_at then use_counts.resets_at
        else excluded.resets_at end
    returning count, resets_at`,
  purgeUses: `with due as (
      select key from use_counts where resets_at <= $1
      order by resets_at limit $2 for update skip locked)
    delete from use_counts where key in (select key from due) returning key`,

  insertKey: `insert into api_keys
    (id, created_at, label, scope, is_test, digest, ends_at, networks)
    values ($1, $2, $3, $4, $5, $6, $7, $8)`,
  listKeys: `select ${keyColumns} from api_keys where expires_at is null order by id desc`,
  findKey: `select ${keyColumns} from api_keys
    where digest = $1 and revoked_at is null and (expires_at is null or expires_at > $2)
      and (ends_at is null or ends_at > $2)`,
  /** One that lies ahead was noted before the clock was put back. */
  noteKeyUse: `update api_keys set last_used_at = $2
    where id = $1 and (last_used_at is null or last_used_at <= $3 or last_used_at > $2)`,
  revokeKey: `update api_keys set revoked_at = coalesce(revoked_at, $2) where id = $1 returning id`,

  ...contactStatements,
  ...filtered('Contacts', 'contacts', contactColumns, { '': '', ByEmail: 'and email = $2' }),

  insertEvent: `insert into events (id, created_at, space, event_code, contact_email, context)
    values ($1, $2, $3, $4, $5, $6)`,
  findEvent: `select ${eventColumns} from events where id = $1`,
  ...filtered('Events', 'events', eventColumns, {
    '': '',
    ByCode: 'and event_code = $2',
    ByContact: 'and contact_email = $2',
    ByBoth: 'and event_code = $2 and contact_email = $3',
  }),
  insertWebhook:
    'insert into webhooks (id, created_at, event_code, type, url, secret) values ($1, $2, $3, $4, $5, $6)',
  listWebhooks: `select ${webhookColumns('$1')} from webhooks
    where removed_at is null order by id desc`,
  findWebhook: `select ${webhookColumns('$2')} from webhooks
    where id = $1 and removed_at is null`,
  rotateWebhook: `update webhooks
    set previous_secret = secret, previous_until = $3, secret = $2
    where id = $1 and removed_at is null returning id`,
  forgetPreviousSecrets: `with due as (
      select id from webhooks where previous_until <= $1
      limit $2 for update skip locked)
    update webhooks set previous_secret = null, previous_until = null
    where id in (select id from due) returning id`,
  webhooksOf: `select id from webhooks
    where removed_at is null and type is null and event_code in ($1, '*') order by id`,
  webhooksOfType: `select id from webhooks
    where removed_at is null and type = $1 order by id`,
  removeWebhook: `update webhooks set removed_at = $2
    where id = $1 and removed_at is null returning id`,

  putTemplate: `insert into templates (code, created_at, updated_at, subject, html, plain)
    values ($1, $2, $3, $4, $5, $6)
    on conflict (code) do update set updated_at = excluded.updated_at,
      subject = excluded.subject, html = excluded.html, plain = excluded.plain`,
  findTemplate: `select code, created_at, updated_at, subject, html, plain from templates
    where code = $1`,
  listTemplates: `select code, created_at, updated_at, subject, html, plain from templates
    order by code`,

  insertTransactional: `insert into transactionals
    (id, created_at, space, template_code, recipient_email, reply_to, subject, status, message)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
  readTransactional: `select ${mailColumns}, case when status = 'test' then message end as message
    from transactionals where id = $1 and space = $2`,
  findMail: `select ${mailColumns} from transactionals where id = $1`,
  findUnsent: `select ${mailColumns}, space, message
    from transactionals where id = $1 and status in ('queued', 'failed')`,
  /** What was given up may be put in line again, so it keeps its message; what has ended otherwise stays as it ended. */
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

  ...auditStatements,
  ...pushStatements,
  ...visitStatements,
  ...previewStatements,
  ...endpointStatements,
} as const;

/** @param now the placeholder of this moment */
function webhookColumns(now: string): string {
  return `id, created_at, event_code, type, url, secret,
    case when previous_until > ${now} then previous_secret end as previous_secret`;
}

function find(table: string, columns: string, condition: string): string {
  return `select id, created_at, quarantined_at, quarantine_reason, ${columns}
    from ${table} where ${condition}`;
}

function listOutbox(condition: string): string {
  return `select id, created_at, topic, payload, attempts, lost, next_at, done_at, dead_at, last_error
    from outbox where id < $1 and ${condition} order by id desc limit $2`;
}

/** The two lists of a table: what is held back, and everything else. */
function listings<Name extends string>(name: Name, table: string, columns: string) {
  const list = (
    condition: string,
  ) => `select id, created_at, quarantined_at, quarantine_reason, ${columns}
    from ${table} where id < $1 and quarantined_at is ${condition} order by id desc limit $2`;
  return { [`list${name}`]: list('null'), [`listQuarantined${name}`]: list('not null') } as Record<
    `list${Name}` | `listQuarantined${Name}`,
    string
  >;
}

/**
 * A table's pages and counts in one data space: `list…` takes space, before, limit and then the
 * filters; `count…` takes space and the filters.
 */
function filtered<Name extends string, By extends string>(
  name: Name,
  table: string,
  columns: string,
  conditions: Record<By, string>,
) {
  const pairs = Object.entries<string>(conditions).flatMap(([by, condition]) => {
    // In a list, before and limit stand between space and the filters.
    const listed = condition.replace(/\$(\d)/g, (_, number) => `$${Number(number) + 2}`);
    return [
      [
        `list${name}${by}`,
        `select ${columns} from ${table}
          where space = $1 and id < $2 ${listed} order by id desc limit $3`,
      ],
      [`count${name}${by}`, `select count(*) as count from ${table} where space = $1 ${condition}`],
    ];
  });
  return Object.fromEntries(pairs) as Record<`list${Name}${By}` | `count${Name}${By}`, string>;
}
