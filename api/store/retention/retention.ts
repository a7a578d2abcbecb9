import { keptInLog } from '@grovemail/domain/delivery/delivery-limits.ts';
import { demoLifetime, demoVisitor } from '@grovemail/domain/push/demo-visitor.ts';
import { readId } from '../database/row.ts';
import { query, type Transaction, type Value } from '../database/transaction.ts';
import { endpointStatements } from '../endpoints/endpoint-statements.ts';
import { idempotencyStatements } from '../idempotency/idempotency-statements.ts';
import { outboxStatements } from '../outbox/outbox-statements.ts';
import { previewStatements } from '../previews/preview-statements.ts';
import { pushStatements } from '../push/push-statements.ts';
import { transactionalStatements } from '../transactionals/transactional-statements.ts';
import { useCountStatements } from '../use-counts/use-count-statements.ts';
import { forgetExpired } from '../visits/forget-expired.ts';
import { webhookStatements } from '../webhooks/webhook-statements.ts';

/**
 * How long each kind of row is kept, in milliseconds, and what deletes it afterwards. The server does so
 * about once an hour. What is kept for 0 carries the moment at which it ends.
 */
export const forgotten = {
  delivered: { table: 'outbox', keptFor: keptInLog, forget: by(outboxStatements.forgetDelivered) },
  transactionals: {
    table: 'transactionals',
    keptFor: keptInLog,
    forget: by(transactionalStatements.forgetTransactionals),
  },
  deliveries: {
    table: 'endpoint_deliveries',
    keptFor: keptInLog,
    forget: by(endpointStatements.forgetDeliveries),
  },
  pushMessages: { table: 'push_messages', keptFor: keptInLog, forget: forgetPushMessages },
  demoSubscriptions: {
    table: 'push_subscriptions',
    keptFor: demoLifetime,
    forget: by(pushStatements.forgetPushSubscriptionsOf, demoVisitor.email),
  },
  // A visitor's space may hold some hundred rows, and others write meanwhile.
  visits: { table: 'api_keys', keptFor: 0, atOnce: 1, forget: forgetExpired },
  answers: { table: 'idempotency', keptFor: 0, forget: by(idempotencyStatements.purgeKeys) },
  previews: { table: 'mail_previews', keptFor: 0, forget: by(previewStatements.purgePreviews) },
  previousSecrets: {
    table: 'webhooks',
    keptFor: 0,
    forget: by(webhookStatements.forgetPreviousSecrets),
  },
  counts: { table: 'use_counts', keptFor: 0, forget: by(useCountStatements.purgeUses) },
} as const satisfies Record<string, Forgotten>;

export type ForgottenKind = keyof typeof forgotten;

export const forgottenKinds = Object.keys(forgotten) as ForgottenKind[];

/**
 * Why the rows of a table, or those that no kind above takes, have no limit of time. `person erase` deletes
 * a person's all the same.
 */
export const unlimited: Readonly<Record<string, string>> = {
  api_keys: 'an account’s keys, until they are revoked; who had one stays readable',
  audit: 'what operators did stays readable',
  contacts: 'the account’s own data, until it deletes them',
  delivery_attempts: 'go with their transactional mail',
  endpoints: 'one row for each receiver',
  enquiries: 'as long as they are needed to answer and to show what was agreed',
  events: 'the account’s own data, as its contacts',
  feedback: 'an operator’s to discard',
  leads: 'as long as they are needed to answer and to show what was agreed',
  outbox: 'what waits, and what was given up, since an operator may send it again (decisions/0014)',
  push_actions: 'go with their message',
  push_subscriptions: 'until their browser or its push service ends them',
  secrets: 'keys that the store needs',
  subscribers: 'until the person asks; stops need the sign-up that they are newer than',
  suppressions: 'a stop holds for good',
  templates: 'the operator’s own',
  transactionals: 'what still waits to be sent',
  webhooks: 'the operator’s own',
};

interface Forgotten {
  table: string;
  keptFor: number;
  /** The most in one transaction; as many as are asked for when left out. */
  atOnce?: number;
  /** @param before what ended, or was made, before this moment; milliseconds since the epoch */
  forget(before: number, limit: number): Transaction<number>;
}

/** @param first what the statement takes before the moment and the limit */
function by(sql: string, ...first: Value[]): Forgotten['forget'] {
  return function* (before, limit) {
    return (yield* query(sql, ...first, before, limit)).length;
  };
}

function* forgetPushMessages(before: number, limit: number): Transaction<number> {
  const gone = yield* query(pushStatements.forgetPushMessages, before, limit);
  for (const row of gone) yield* query(pushStatements.forgetPushActionsOf, readId(row));
  return gone.length;
}
