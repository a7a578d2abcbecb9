/**
 * The schema, step by step. A step that has shipped is never edited: add the next one.
 *
 * Portable between SQLite and PostgreSQL: ids are UUIDs as text, times are milliseconds since the epoch
 * as bigint, JSON is text; ids and times come from the application. No now(), arrays, jsonb or serial.
 */
export const migrations: readonly Migration[] = [
  {
    version: 1,
    statements: [
      `create table enquiries (
        id text primary key not null,
        created_at bigint not null,
        fullname text not null,
        email text not null,
        subject text not null,
        body text not null
      )`,
      `create table leads (
        id text primary key not null,
        created_at bigint not null,
        type text not null check (type in ('demo', 'startup', 'savings')),
        metadata text not null
      )`,
      `create table subscribers (
        id text primary key not null,
        created_at bigint not null,
        updated_at bigint not null,
        audience text not null,
        email text not null,
        source text not null,
        tags text not null,
        status text not null check (status in ('pending', 'confirmed')),
        unique (audience, email)
      )`,
      `create table outbox (
        id text primary key not null,
        created_at bigint not null,
        topic text not null,
        payload text not null,
        attempts integer not null check (attempts >= 0),
        next_at bigint not null,
        locked_until bigint,
        done_at bigint
      )`,
      // Only what still waits is looked up by time; what is done is kept out of the index.
      `create index outbox_waiting on outbox (next_at) where done_at is null`,
      `create table idempotency (
        operation text not null,
        key text not null,
        fingerprint text not null,
        status integer not null,
        body text not null,
        expires_at bigint not null,
        primary key (operation, key)
      )`,
      `create index idempotency_expiry on idempotency (expires_at)`,
    ],
  },
  {
    version: 2,
    statements: [
      // What is suspected stands beside the rest; `withheld` holds its outbox entries until release.
      ...['enquiries', 'leads', 'subscribers'].flatMap((table) => [
        `alter table ${table} add column quarantined_at bigint`,
        `alter table ${table} add column quarantine_reason text`,
        `alter table ${table} add column withheld text`,
        // Rows that are not held back are not in it, so they pay nothing for it.
        `create index ${table}_quarantined on ${table} (id) where quarantined_at is not null`,
      ]),
      `create table secrets (
        name text primary key not null,
        created_at bigint not null,
        value text not null
      )`,
    ],
  },
  {
    version: 3,
    statements: [
      // An entry that is given up stays, with what it failed with, until somebody sends it again.
      `alter table outbox add column dead_at bigint`,
      `alter table outbox add column last_error text`,
      `drop index outbox_waiting`,
      `create index outbox_due on outbox (next_at) where done_at is null and dead_at is null`,
      `create index outbox_dead on outbox (id) where dead_at is not null`,
      `create index outbox_done on outbox (done_at) where done_at is not null`,
      `create table use_counts (
        key text primary key not null,
        count integer not null,
        resets_at bigint not null
      )`,
      `create index use_counts_reset on use_counts (resets_at)`,
    ],
  },
  {
    version: 4,
    statements: [
      `create table api_keys (
        id text primary key not null,
        created_at bigint not null,
        label text not null,
        scope text not null check (scope in ('all', 'push-only')),
        is_test integer not null check (is_test in (0, 1)),
        digest text not null unique,
        revoked_at bigint
      )`,
      `create table contacts (
        id text primary key not null,
        created_at bigint not null,
        updated_at bigint not null,
        is_test integer not null check (is_test in (0, 1)),
        email text not null,
        firstname text,
        lastname text,
        gender text check (gender in ('male', 'female')),
        date_of_birth text,
        phone_number text,
        address text not null,
        extra_data text not null,
        unique (is_test, email)
      )`,
      `create index contacts_listed on contacts (is_test, id)`,
      `create table events (
        id text primary key not null,
        created_at bigint not null,
        is_test integer not null check (is_test in (0, 1)),
        event_code text not null,
        contact_email text not null,
        context text not null
      )`,
      `create index events_listed on events (is_test, id)`,
      `create index events_by_code on events (is_test, event_code, id)`,
      `create index events_by_contact on events (is_test, contact_email, id)`,
      `create table webhooks (
        id text primary key not null,
        created_at bigint not null,
        event_code text not null,
        url text not null,
        secret text not null,
        removed_at bigint
      )`,
      `create index webhooks_by_code on webhooks (event_code) where removed_at is null`,
      `create table templates (
        code text primary key not null,
        created_at bigint not null,
        updated_at bigint not null,
        subject text not null,
        html text not null,
        plain text
      )`,
      `create table transactionals (
        id text primary key not null,
        created_at bigint not null,
        is_test integer not null check (is_test in (0, 1)),
        template_code text not null,
        recipient_email text not null,
        subject text not null,
        status text not null check (status in ('queued', 'sent', 'failed', 'suppressed', 'test')),
        message text
      )`,
      `create index transactionals_made on transactionals (created_at) where status <> 'queued'`,
      `create table delivery_attempts (
        id text primary key not null,
        transactional_id text not null references transactionals (id) on delete cascade,
        created_at bigint not null,
        outcome text not null check (outcome in ('sent', 'failed')),
        reply text not null
      )`,
      `create index delivery_attempts_of on delivery_attempts (transactional_id, id)`,
    ],
  },
  {
    version: 5,
    statements: [
      // One row per choice; lifting one keeps it, so that what happened can be read afterwards.
      `create table suppressions (
        id text primary key not null,
        account text not null,
        email text not null,
        list text not null,
        contact_id text,
        since bigint not null,
        changed_at bigint not null,
        change_id text not null unique,
        source text not null check (source in ('page', 'one_click', 'link', 'operator', 'complaint')),
        reason text,
        lifted_at bigint,
        unique (account, email, list)
      )`,
      `create index suppressions_email on suppressions (email)`,
    ],
  },
  {
    version: 6,
    statements: [
      `create table push_subscriptions (
        id text primary key not null,
        created_at bigint not null,
        updated_at bigint not null,
        endpoint_digest text not null unique,
        endpoint text not null,
        p256dh text not null,
        auth text not null,
        email text not null,
        info text not null
      )`,
      `create index push_subscriptions_email on push_subscriptions (email, id)`,
      // A message outlives its subscription: what became of it stays readable.
      `create table push_messages (
        id text primary key not null,
        created_at bigint not null,
        subscription_id text not null,
        email text not null,
        title text not null
      )`,
      `create index push_messages_email on push_messages (email, id)`,
      `create table push_actions (
        message_id text not null,
        action text not null check (action in ('click', 'delivered', 'dismiss')),
        created_at bigint not null,
        primary key (message_id, action)
      )`,
    ],
  },
];

export interface Migration {
  /** Counts up from 1 without gaps. */
  version: number;
  statements: readonly string[];
}
