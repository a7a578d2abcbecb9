/**
 * Every SQL statement of the store, once, in the subset that SQLite and PostgreSQL read alike, with
 * PostgreSQL's `$n` placeholders. Values are always bound, never written into the text.
 */
export const statements = {
  schemaTable:
    'create table if not exists schema_version (version integer primary key not null, applied_at bigint not null)',
  schemaVersion: 'select max(version) as version from schema_version',
  recordVersion: 'insert into schema_version (version, applied_at) values ($1, $2)',

  /** One row back when the key is now ours; none when someone used it before and it has not expired. */
  claimKey: `insert into idempotency (operation, key, fingerprint, status, body, expires_at)
    values ($1, $2, $3, $4, $5, $6)
    on conflict (operation, key) do update set
      fingerprint = excluded.fingerprint, status = excluded.status,
      body = excluded.body, expires_at = excluded.expires_at
    where idempotency.expires_at <= $7
    returning fingerprint`,
  usedKey: 'select fingerprint, status, body from idempotency where operation = $1 and key = $2',
  purgeKeys: `delete from idempotency where (operation, key) in (
    select operation, key from idempotency where expires_at <= $1 order by expires_at limit $2)`,

  insertEnquiry: `insert into enquiries (id, created_at, fullname, email, subject, body)
    values ($1, $2, $3, $4, $5, $6)`,
  insertLead: 'insert into leads (id, created_at, type, metadata) values ($1, $2, $3, $4)',
  /** The first row keeps its id and its status: a second sign-up neither confirms nor un-confirms. */
  upsertSubscriber: `insert into subscribers
    (id, created_at, updated_at, audience, email, source, tags, status)
    values ($1, $2, $2, $3, $4, $5, $6, 'pending')
    on conflict (audience, email) do update set
      source = excluded.source, tags = excluded.tags, updated_at = excluded.updated_at`,
  insertOutbox: `insert into outbox (id, created_at, topic, payload, attempts, next_at)
    values ($1, $2, $3, $4, 0, $2)`,

  listEnquiries: `select id, created_at, fullname, email, subject, body from enquiries
    where id < $1 order by id desc limit $2`,
  listLeads:
    'select id, created_at, type, metadata from leads where id < $1 order by id desc limit $2',
  listSubscribers: `select id, created_at, audience, email, source, tags, status from subscribers
    where id < $1 order by id desc limit $2`,
  listOutbox: `select id, created_at, topic, payload, attempts, done_at from outbox
    where id < $1 order by id desc limit $2`,
} as const;
