import { endpointRetention, logRetention } from '@grovemail/domain/delivery/delivery-limits.ts';
import { demoLifetime, demoVisitor } from '@grovemail/domain/push/demo-visitor.ts';
import { readId } from '../database/row.ts';
import { type Database, query, type Transaction, type Value } from '../database/transaction.ts';
import { idempotencyStatements } from '../idempotency/idempotency-statements.ts';
import { mailReportStatements } from '../mail-reports/mail-report-statements.ts';
import { pageViewStatements } from '../page-views/page-view-store.ts';
import { previewStatements } from '../previews/preview-store.ts';
import { pushStatements } from '../push/push-statements.ts';
import { endpointStatements } from '../queue/endpoint-statements.ts';
import { outboxStatements } from '../queue/outbox-statements.ts';
import { webhookStatements } from '../queue/webhook-statements.ts';
import { transactionalStatements } from '../transactionals/transactional-statements.ts';
import { useCountStatements } from '../use-counts/use-count-store.ts';
import { forgetExpired } from '../visits/visit-store.ts';

/** Deletes expired rows. */
export interface RetentionStore {
  /** Deletes expired rows of a kind. @returns their number */
  forget(kind: ForgottenKind, limit: number): Promise<number>;
}

/** The retention store on any database whose schema is up to date. */
export function sqlRetentionStore(database: Database, now: () => number): RetentionStore {
  return {
    async forget(kind, limit) {
      const { keptFor, forget, ...rest } = forgotten[kind];
      const batchSize = 'batchSize' in rest ? rest.batchSize : limit;
      let count = 0;
      while (count < limit) {
        const size = Math.min(batchSize, limit - count);
        const deleted = await database.write(() => forget(now() - keptFor, size));
        count += deleted;
        if (deleted < size) break;
      }
      return count;
    },
  };
}

/** A little over a year, for comparisons with the previous year. */
const viewRetention = 400 * 24 * 60 * 60_000;

/**
 * How long each kind of row is kept, in milliseconds, and how it is deleted. The server deletes about once an hour. Rows with 0
 * have their own expiry time.
 */
export const forgotten = {
  delivered: {
    table: 'outbox',
    keptFor: logRetention,
    forget: by(outboxStatements.forgetDelivered),
  },
  transactionals: {
    table: 'transactionals',
    keptFor: logRetention,
    forget: by(transactionalStatements.forgetTransactionals),
  },
  deliveries: {
    table: 'endpoint_deliveries',
    keptFor: logRetention,
    forget: by(endpointStatements.forgetDeliveries),
  },
  mailReports: {
    table: 'mail_reports',
    keptFor: logRetention,
    forget: by(mailReportStatements.forgetReports),
  },
  pushMessages: { table: 'push_messages', keptFor: logRetention, forget: forgetPushMessages },
  demoSubscriptions: {
    table: 'push_subscriptions',
    keptFor: demoLifetime,
    forget: by(pushStatements.forgetPushSubscriptionsOf, demoVisitor.email),
  },
  endpoints: {
    table: 'endpoints',
    keptFor: endpointRetention,
    forget: by(endpointStatements.forgetEndpoints),
  },
  // A visitor's space may have hundreds of rows, which must not block other writers.
  visits: { table: 'api_keys', keptFor: 0, batchSize: 1, forget: forgetExpired },
  responses: { table: 'idempotency', keptFor: 0, forget: by(idempotencyStatements.purgeKeys) },
  previews: { table: 'mail_previews', keptFor: 0, forget: by(previewStatements.purgePreviews) },
  previousSecrets: {
    table: 'webhooks',
    keptFor: 0,
    forget: by(webhookStatements.forgetPreviousSecrets),
  },
  pageViews: { table: 'page_views', keptFor: viewRetention, forget: by(pageViewStatements.forget) },
  counts: { table: 'use_counts', keptFor: 0, forget: by(useCountStatements.purgeUses) },
} as const satisfies Record<string, Forgotten>;

export type ForgottenKind = keyof typeof forgotten;

export const forgottenKinds = Object.keys(forgotten) as ForgottenKind[];

/** Why rows that no kind above covers have no retention time. `person erase` still deletes a person's rows. */
export const unlimited: Readonly<Record<string, string>> = {
  api_keys: 'an account’s keys, until they are revoked; who had one stays readable',
  arrivals: 'until the next claim takes them, within a second',
  audit: 'what operators did stays readable',
  contacts: 'the account’s own data, until it deletes them',
  delivery_attempts: 'go with their transactional mail',
  enquiries: 'as long as they are needed to answer and to show what was agreed',
  events: 'the account’s own data, as its contacts',
  feedback: 'an operator’s to discard',
  handling: 'go with their lead or enquiry',
  leads: 'as long as they are needed to answer and to show what was agreed',
  notes: 'go with their lead or enquiry',
  outbox: 'what waits, and what was given up, since an operator may send it again (decisions/0014)',
  push_actions: 'go with their message',
  push_subscriptions: 'until their browser or its push service ends them',
  secrets: 'keys that the store needs',
  subscribers: 'until the person asks; a suppression needs the sign-up that it is newer than',
  suppressions: 'a suppression holds for good, and when a pause ended decides over the next',
  template_versions: 'the operator’s own, so that a change can be undone',
  templates: 'the operator’s own',
  transactional_copies: 'go with their transactional mail',
  transactionals: 'what still waits to be sent',
  webhooks: 'the operator’s own',
  webhook_subscriptions: 'go with their webhook',
};

interface Forgotten {
  table: string;
  keptFor: number;
  /** Maximum rows per transaction; default: the limit. */
  batchSize?: number;
  /** @param before deletes rows that ended, or were created, before this time; milliseconds since the epoch */
  forget(before: number, limit: number): Transaction<number>;
}

/** @param first the values of the statement before time and limit */
function by(sql: string, ...first: Value[]): Forgotten['forget'] {
  return function* (before, limit) {
    return (yield* query(sql, ...first, before, limit)).length;
  };
}

function* forgetPushMessages(before: number, limit: number): Transaction<number> {
  const deleted = yield* query(pushStatements.forgetPushMessages, before, limit);
  for (const row of deleted) yield* query(pushStatements.forgetPushActionsOf, readId(row));
  return deleted.length;
}
