import type { Migration } from './migration.ts';
import { step01 } from './step-01-submissions.ts';
import { step02 } from './step-02-quarantine.ts';
import { step03 } from './step-03-dead-entries.ts';
import { step04 } from './step-04-accounts.ts';
import { step05 } from './step-05-suppressions.ts';
import { step06 } from './step-06-push.ts';
import { step07 } from './step-07-data-spaces.ts';
import { step08 } from './step-08-mail-previews.ts';
import { step09 } from './step-09-webhook-types.ts';
import { step10 } from './step-10-visitor-limits.ts';
import { step11 } from './step-11-feedback.ts';
import { step12 } from './step-12-delivered-payloads.ts';
import { step13 } from './step-13-lost-claims.ts';
import { step14 } from './step-14-canonical-addresses.ts';
import { step15 } from './step-15-endpoints.ts';
import { step16 } from './step-16-previous-secrets.ts';
import { step17 } from './step-17-proved-addresses.ts';
import { step18 } from './step-18-push-message-age.ts';
import { step19 } from './step-19-key-scopes.ts';
import { step20 } from './step-20-endpoint-deliveries.ts';
import { step21 } from './step-21-audit.ts';
import { step22 } from './step-22-bounces.ts';
import { step23 } from './step-23-claims-of-endpoints.ts';
import { step24 } from './step-24-kept-responses.ts';
import { step25 } from './step-25-audit-replacements.ts';
import { step26 } from './step-26-template-kinds.ts';
import { step27 } from './step-27-blind-copies.ts';
import { step28 } from './step-28-template-versions.ts';
import { step29 } from './step-29-visitor-networks.ts';
import { step30 } from './step-30-quarantine-networks.ts';
import { step31 } from './step-31-earlier-pushes.ts';
import { step32 } from './step-32-endpoint-lines.ts';
import { step33 } from './step-33-row-counts.ts';
import { step34 } from './step-34-bounce-causes.ts';
import { step35 } from './step-35-webhook-subscriptions.ts';
import { step36 } from './step-36-suppression-counts.ts';
import { step37 } from './step-37-endings.ts';
import { step38 } from './step-38-page-views.ts';
import { step39 } from './step-39-handling.ts';

/**
 * The schema, step by step. A shipped step is never edited: add the next one.
 *
 * Portable between SQLite and PostgreSQL: ids are UUIDs as text, times are milliseconds since the epoch
 * as bigint, JSON is text; ids and times come from the application. No now(), arrays, jsonb or serial.
 */
export const migrations: readonly Migration[] = [
  step01,
  step02,
  step03,
  step04,
  step05,
  step06,
  step07,
  step08,
  step09,
  step10,
  step11,
  step12,
  step13,
  step14,
  step15,
  step16,
  step17,
  step18,
  step19,
  step20,
  step21,
  step22,
  step23,
  step24,
  step25,
  step26,
  step27,
  step28,
  step29,
  step30,
  step31,
  step32,
  step33,
  step34,
  step35,
  step36,
  step37,
  step38,
  step39,
];
