import { demoVisitor } from '@grovemail/domain/push/demo-visitor.ts';
import type { ForgottenKind } from '../store/retention/retention.ts';

/**
 * SQL for one row of each kind, with everything that belongs to it.
 * @param at when it ended, was created or expires; milliseconds since the epoch
 */
export const agedRows: Record<ForgottenKind, (name: string, at: number) => string[]> = {
  delivered: (name, at) => [
    `insert into outbox (id, created_at, topic, payload, attempts, next_at, done_at)
      values ('${name}', 1, 't', '{}', 1, 1, ${at})`,
  ],
  transactionals: (name, at) => [
    transactional(name, at),
    `insert into delivery_attempts (id, transactional_id, created_at, outcome, reply)
      values ('${name}', '${name}', ${at}, 'sent', 'ok')`,
  ],
  deliveries: (name, at) => [
    `insert into endpoint_deliveries (id, created_at, endpoint, entry_id, attempt, outcome, reply, ms)
      values ('${name}', ${at}, 'e', 'm', 1, 'sent', '204', 5)`,
  ],
  mailReports: (name, at) => [
    `insert into mail_reports (id, created_at, outcome, reason, reply, times)
      values ('${name}', ${at}, 'dropped', 'r', 'r', 1)`,
  ],
  pushMessages: (name, at) => [
    `insert into push_messages (id, created_at, subscription_id, email, title)
      values ('${name}', ${at}, 's', 'ada@example.com', 't')`,
    `insert into push_actions (message_id, action, created_at) values ('${name}', 'click', ${at})`,
  ],
  demoSubscriptions: (name, at) => [
    `insert into push_subscriptions (id, created_at, updated_at, endpoint_digest, endpoint, p256dh, auth, email, info)
      values ('${name}', 1, ${at}, '${name}', 'e', 'p', 'a', '${demoVisitor.email}', '{}')`,
  ],
  endpoints: (name, at) => [
    `insert into endpoints (key, lane, served_at) values ('${name}', 'pushes', ${at})`,
  ],
  visits: (name, at) => [
    `insert into api_keys (id, created_at, label, scope, is_test, digest, expires_at)
      values ('${name}', 1, 'Visitor', 'all', 1, '${name}', ${at})`,
    `insert into contacts (id, created_at, updated_at, space, email, address, extra_data)
      values ('${name}', 1, 1, '${name}', 'ada@example.com', '{}', '{}')`,
  ],
  responses: (name, at) => [
    `insert into idempotency (operation, key, fingerprint, status, body, expires_at)
      values ('o', '${name}', 'f', 200, '', ${at})`,
  ],
  previews: (name, at) => [
    transactional(`mail of ${name}`, at),
    `insert into mail_previews (digest, transactional_id, expires_at)
      values ('${name}', 'mail of ${name}', ${at})`,
  ],
  previousSecrets: (name, at) => [
    `insert into webhooks (id, created_at, url, secret, previous_secret, previous_until)
      values ('webhook of ${name}', 1, 'u', 's', '${name}', ${at})`,
  ],
  pageViews: (name, at) => [
    `insert into page_views (day, kind, name, views) values (${at}, 'page', '${name}', 1)`,
  ],
  counts: (name, at) => [
    `insert into use_counts (key, count, resets_at) values ('${name}', 1, ${at})`,
  ],
};

function transactional(name: string, at: number): string {
  return `insert into transactionals (id, created_at, space, template_code, recipient_email, subject, status)
    values ('${name}', ${at}, 'live', 't', 'ada@example.com', 's', 'sent')`;
}
