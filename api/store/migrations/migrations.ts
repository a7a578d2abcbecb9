// biome-ignore-all lint/style/noExcessiveLinesPerFile: a shipped step is never edited

import { appendOnly, noReplacement } from '../audit/audit-statements.ts';
import { canonicalRows } from '../canonical/canonical-rows.ts';
import { endpointLines, lineUpAll } from '../queue/endpoints-in-line.ts';
import { endpointsOfEntries } from '../queue/endpoints-of-entries.ts';
import { queueEarlierPushes } from '../queue/queue-earlier-pushes.ts';
import { countEarlierRows, countTriggers, rowCountsTable } from '../row-counts/row-counts-table.ts';
import { kindsOfTemplates } from '../templates/kinds-of-templates.ts';
import { networksOfVisitors } from '../visits/networks-of-visitors.ts';
import type { Migration } from './migration.ts';
import { quarantineNetworks } from './quarantine-networks.ts';

/**
 * The schema, step by step. Add the next one.
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
      // Only waiting entries are looked up by time, so the index leaves out finished ones.
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
      // Quarantined rows are in the same tables; `withheld` keeps their outbox entries until release.
      ...['enquiries', 'leads', 'subscribers'].flatMap((table) => [
        `alter table ${table} add column quarantined_at bigint`,
        `alter table ${table} add column quarantine_reason text`,
        `alter table ${table} add column withheld text`,
        // Other rows are not in the index, so it costs them nothing.
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
      // A dead entry stays, with its error, until somebody sends it again.
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
      // One row per choice; a lifted one is kept as a record.
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
      // A message outlives its subscription, so its outcome stays readable.
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
  {
    version: 7,
    statements: [
      // A key that expires is a visitor's; its id is that of the data space deleted with it.
      `alter table api_keys add column expires_at bigint`,
      `create index api_keys_expiry on api_keys (expires_at) where expires_at is not null`,
      // SQLite cannot drop the unique constraint on (is_test, email), so the table is recreated.
      `create table contacts_by_space (
        id text primary key not null,
        created_at bigint not null,
        updated_at bigint not null,
        space text not null,
        email text not null,
        firstname text,
        lastname text,
        gender text check (gender in ('male', 'female')),
        date_of_birth text,
        phone_number text,
        address text not null,
        extra_data text not null,
        unique (space, email)
      )`,
      `insert into contacts_by_space (id, created_at, updated_at, space, email, firstname, lastname,
        gender, date_of_birth, phone_number, address, extra_data)
        select id, created_at, updated_at, case when is_test = 1 then 'test' else 'live' end, email,
          firstname, lastname, gender, date_of_birth, phone_number, address, extra_data
        from contacts`,
      `drop table contacts`,
      `alter table contacts_by_space rename to contacts`,
      `create index contacts_listed on contacts (space, id)`,
      // Transactionals are referred to, so they are changed in place: dropping the table would cascade.
      `drop index events_listed`,
      `drop index events_by_code`,
      `drop index events_by_contact`,
      ...['events', 'transactionals'].flatMap((table) => [
        `alter table ${table} add column space text not null default 'live'`,
        `update ${table} set space = 'test' where is_test = 1`,
        `alter table ${table} drop column is_test`,
        `create index ${table}_listed on ${table} (space, id)`,
      ]),
      `create index events_by_code on events (space, event_code, id)`,
      `create index events_by_contact on events (space, contact_email, id)`,
    ],
  },
  {
    version: 8,
    statements: [
      `alter table transactionals add column reply_to text`,
      `create table mail_previews (
        digest text primary key not null,
        transactional_id text not null references transactionals (id) on delete cascade,
        expires_at bigint not null
      )`,
      `create index mail_previews_expiry on mail_previews (expires_at)`,
      `create index mail_previews_of on mail_previews (transactional_id)`,
    ],
  },
  {
    version: 9,
    statements: [
      // A webhook subscribes either to events or to a type; then its event code is empty.
      `alter table webhooks add column type text`,
      `create index webhooks_by_type on webhooks (type) where removed_at is null and type is not null`,
      // Bounces and complaints after an email was sent.
      ...['transactionals', 'delivery_attempts'].map(
        (table) =>
          `alter table ${table} add column feedback text check (feedback in ('bounced', 'complained'))`,
      ),
      `create index transactionals_by_recipient on transactionals (space, recipient_email, id)`,
    ],
  },
  {
    version: 10,
    statements: [
      // The total written with a visitor's key, in characters of JSON.
      `alter table api_keys add column characters integer not null default 0`,
    ],
  },
  {
    version: 11,
    statements: [
      `create table feedback (
        id text primary key not null,
        created_at bigint not null,
        quarantined_at bigint,
        quarantine_reason text,
        withheld text,
        page text not null,
        helpful text not null check (helpful in ('yes', 'no')),
        comment text not null
      )`,
      `create index feedback_quarantined on feedback (id) where quarantined_at is not null`,
    ],
  },
  {
    version: 12,
    statements: [
      // The outbox keeps a record of delivered entries, but no longer their content.
      `update outbox set payload = '{}' where done_at is not null`,
      `alter table outbox add column contact_id text`,
      `create index outbox_of_contact on outbox (contact_id)
        where contact_id is not null and done_at is null`,
    ],
  },
  {
    version: 13,
    statements: [
      // Claims that were never settled, because their server died.
      `alter table outbox add column lost integer not null default 0`,
      `create index outbox_suspect on outbox (next_at)
        where lost > 0 and done_at is null and dead_at is null`,
    ],
  },
  { version: 14, statements: [], work: canonicalRows },
  {
    version: 15,
    statements: [
      // Each kind of entry has its own lane, and each webhook endpoint is queued separately.
      `create table endpoints (
        key text primary key not null,
        lane text not null,
        failures integer not null default 0,
        failing_since bigint,
        paused_until bigint,
        last_error text,
        served_at bigint not null default 0
      )`,
      `alter table outbox add column lane text not null default 'mails'`,
      `alter table outbox add column endpoint text`,
      ...[
        ...['lead', 'enquiry', 'newsletter', 'preferences'].map((of) => ['forms', `${of}.%`]),
        ['notices', 'notice.webhook'],
        ['pushes', 'push.send'],
        ['webhooks', 'event.webhook'],
        ['webhooks', 'webhook.send'],
      ].map(
        ([lane, topic]) =>
          `update outbox set lane = '${lane}' where done_at is null and topic like '${topic}'`,
      ),
      `drop index outbox_due`,
      `create index outbox_due on outbox (lane, next_at) where done_at is null and dead_at is null`,
      `create index outbox_of_endpoint on outbox (endpoint, next_at)
        where endpoint is not null and done_at is null and dead_at is null`,
      `create index outbox_under_way on outbox (endpoint, locked_until)
        where locked_until is not null`,
    ],
    work: endpointsOfEntries,
  },
  {
    version: 16,
    statements: [
      // After a change of its secret, a webhook also signs with the previous one for a while.
      `alter table webhooks add column previous_secret text`,
      `alter table webhooks add column previous_until bigint`,
    ],
  },
  {
    version: 17,
    statements: [
      // Before this, no address was signed.
      `alter table push_subscriptions
        add column is_proved integer not null default 0 check (is_proved in (0, 1))`,
    ],
  },
  {
    version: 18,
    statements: [`create index push_messages_made on push_messages (created_at)`],
  },
  {
    version: 19,
    statements: [
      // A key has several scopes, separated by spaces. SQLite cannot drop the check of one, so the table is recreated.
      `create table api_keys_of_scopes (
        id text primary key not null,
        created_at bigint not null,
        label text not null,
        scope text not null,
        is_test integer not null check (is_test in (0, 1)),
        digest text not null unique,
        revoked_at bigint,
        expires_at bigint,
        characters integer not null default 0,
        ends_at bigint,
        networks text not null default '',
        last_used_at bigint
      )`,
      `insert into api_keys_of_scopes
        (id, created_at, label, scope, is_test, digest, revoked_at, expires_at, characters)
        select id, created_at, label, scope, is_test, digest, revoked_at, expires_at, characters
        from api_keys`,
      `drop table api_keys`,
      `alter table api_keys_of_scopes rename to api_keys`,
      `create index api_keys_expiry on api_keys (expires_at) where expires_at is not null`,
    ],
  },
  {
    version: 20,
    statements: [
      // Each delivery attempt to an endpoint: its outcome, not its content.
      `create table endpoint_deliveries (
        id text primary key not null,
        created_at bigint not null,
        endpoint text not null,
        entry_id text not null,
        attempt integer not null,
        outcome text not null check (outcome in ('sent', 'failed', 'refused')),
        reply text not null,
        ms bigint not null,
        type text,
        event_id text
      )`,
      `create index endpoint_deliveries_listed on endpoint_deliveries (endpoint, id)`,
      `create index endpoint_deliveries_made on endpoint_deliveries (created_at)`,
      `create index endpoint_deliveries_of_event on endpoint_deliveries (event_id)
        where event_id is not null`,
    ],
  },
  {
    version: 21,
    statements: [
      `create table audit (
        id text primary key not null,
        created_at bigint not null,
        operator text not null,
        command text not null,
        subject text
      )`,
      `create index audit_of_subject on audit (subject, id) where subject is not null`,
    ],
    own: appendOnly,
  },
  {
    version: 22,
    statements: [
      // A bounce also stops mail. SQLite cannot change the check of one column, so the table is recreated.
      `create table suppressions_of_sources (
        id text primary key not null,
        account text not null,
        email text not null,
        list text not null,
        contact_id text,
        since bigint not null,
        changed_at bigint not null,
        change_id text not null unique,
        source text not null
          check (source in ('page', 'one_click', 'link', 'operator', 'bounce', 'complaint')),
        reason text,
        lifted_at bigint,
        unique (account, email, list)
      )`,
      `insert into suppressions_of_sources
        select id, account, email, list, contact_id, since, changed_at, change_id, source, reason, lifted_at
        from suppressions`,
      `drop table suppressions`,
      `alter table suppressions_of_sources rename to suppressions`,
      `create index suppressions_email on suppressions (email)`,
    ],
  },
  {
    version: 23,
    statements: [
      // Each claim of an email also wrote to it, needlessly.
      `drop index outbox_under_way`,
      `create index outbox_under_way on outbox (endpoint, locked_until)
        where endpoint is not null and locked_until is not null`,
    ],
  },
  {
    version: 24,
    statements: [
      // A response that names nobody is erased with the row it belongs to.
      `alter table idempotency add column record_id text`,
    ],
  },
  {
    version: 25,
    statements: [],
    own: { sqlite: [noReplacement], postgres: [] },
  },
  {
    version: 26,
    statements: [
      // Whether an unsubscribe from lists applies to a template's emails.
      `alter table templates
        add column kind text not null default 'list' check (kind in ('action', 'list'))`,
    ],
    work: kindsOfTemplates,
  },
  {
    version: 27,
    statements: [
      // Each blind copy is sent separately, after its email was sent.
      `create table transactional_copies (
        id text primary key not null,
        transactional_id text not null references transactionals (id) on delete cascade,
        email text not null,
        status text not null check (status in ('queued', 'sent', 'failed', 'suppressed')),
        unique (transactional_id, email)
      )`,
      `create index transactional_copies_by_email on transactional_copies (email)`,
    ],
  },
  {
    version: 28,
    statements: [
      // Earlier versions of a template; the current one has the next number.
      `create table template_versions (
        code text not null,
        version integer not null,
        stored_at bigint not null,
        kind text not null check (kind in ('action', 'list')),
        subject text not null,
        html text not null,
        plain text,
        primary key (code, version)
      )`,
    ],
  },
  { version: 29, statements: networksOfVisitors },
  { version: 30, statements: quarantineNetworks },
  { version: 31, statements: [], work: queueEarlierPushes },
  { version: 32, statements: endpointLines, work: lineUpAll },
  { version: 33, statements: [rowCountsTable], own: countTriggers, work: countEarlierRows },
];
