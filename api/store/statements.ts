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
    select operation, key from idempotency where expires_at <= $1 order by expires_at limit $2 for update skip locked)`,

  insertEnquiry: `insert into enquiries
    (id, created_at, quarantined_at, quarantine_reason, withheld, fullname, email, subject, body)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
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
  insertOutbox: `insert into outbox (id, created_at, topic, payload, attempts, next_at)
    values ($1, $2, $3, $4, 0, $2)`,

  /** Whoever gets a row back has released it; the reason and what was withheld stay as a trace. */
  releaseEnquiry: release('enquiries'),
  releaseLead: release('leads'),
  releaseSubscriber: release('subscribers'),
  findEnquiry: 'select id from enquiries where id = $1',
  findLead: 'select id from leads where id = $1',
  findSubscriber: 'select id from subscribers where id = $1',

  keepSecret: `insert into secrets (name, value, created_at) values ($1, $2, $3)
    on conflict (name) do nothing`,
  readSecret: 'select value from secrets where name = $1',

  ...listings('Enquiries', 'enquiries', 'fullname, email, subject, body'),
  ...listings('Leads', 'leads', 'type, metadata'),
  ...listings('Subscribers', 'subscribers', 'audience, email, source, tags, status'),
  listOutbox: `select id, created_at, topic, payload, attempts, done_at from outbox
    where id < $1 order by id desc limit $2`,
} as const;

function release(table: string): string {
  return `update ${table} set quarantined_at = null
    where id = $1 and quarantined_at is not null returning withheld`;
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
