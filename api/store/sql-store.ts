import { sqlAuditStore } from './audit/audit-store.ts';
import { sqlBounceStore } from './bounces/sql-bounce-store.ts';
import { sqlContactStore } from './contacts/sql-contact-store.ts';
import { sqlDailyReportStore } from './daily-reports/daily-report-store.ts';
import { sqlSubmissionDayStore } from './daily-reports/submission-day-store.ts';
import type { Database } from './database/transaction.ts';
import { sqlHandlingStore } from './handling/sql-handling-store.ts';
import { findResponse } from './idempotency/once.ts';
import { sqlKeyStore } from './keys/sql-key-store.ts';
import { sqlPageViewStore } from './page-views/page-view-store.ts';
import { sqlPersonStore } from './persons/sql-person-store.ts';
import { sqlPreviewStore } from './previews/preview-store.ts';
import { sqlPushStore } from './push/sql-push-store.ts';
import { sqlEndpointStore } from './queue/sql-endpoint-store.ts';
import { sqlEventStore } from './queue/sql-event-store.ts';
import { sqlOutboxStore } from './queue/sql-outbox-store.ts';
import { sqlWebhookStore } from './queue/sql-webhook-store.ts';
import { sqlRetentionStore } from './retention/retention.ts';
import { sqlSecretStore } from './secrets/secret-store.ts';
import { sqlSettlingStore } from './settling/sql-settling-store.ts';
import type { Store } from './store.ts';
import { sqlSubmissionStore } from './submissions/sql-submission-store.ts';
import { sqlSuppressionStore } from './suppressions/sql-suppression-store.ts';
import { sqlTemplateStore } from './templates/sql-template-store.ts';
import { sqlTransactionalStore } from './transactionals/sql-transactional-store.ts';
import { sqlUseCountStore } from './use-counts/use-count-store.ts';
import { sqlVisitStore } from './visits/visit-store.ts';

/**
 * The store in any database whose schema is up to date; closing the store closes it.
 * @param now milliseconds since the epoch, for everything that expires
 */
export function sqlStore(database: Database, now: () => number): Store {
  const useCounts = sqlUseCountStore(database, now);
  return {
    ...sqlSubmissionStore(database, now),
    ...sqlHandlingStore(database),
    ...sqlOutboxStore(database, now),
    ...sqlSettlingStore(database, now),
    ...sqlDailyReportStore(database),
    ...sqlSubmissionDayStore(database),
    ...sqlSuppressionStore(database, now),
    ...sqlSecretStore(database),
    ...useCounts,
    findResponse: (used) => database.read(() => findResponse(used, now())),
    ...sqlKeyStore(database, now),
    ...sqlVisitStore(database, now),
    ...sqlContactStore(database, now),
    ...sqlEventStore(database, now),
    ...sqlWebhookStore(database, now),
    ...sqlEndpointStore(database, now),
    ...sqlTemplateStore(database, now),
    ...sqlTransactionalStore(database, now),
    ...sqlPreviewStore(database, now),
    ...sqlPushStore(database, now),
    ...sqlPersonStore(database, now),
    ...sqlRetentionStore(database, now),
    ...sqlAuditStore(database),
    ...sqlBounceStore(database, now),
    ...sqlPageViewStore(database, now),
    async ping() {
      database.requireSound?.();
      await useCounts.countUse({ key: 'ping', window: 0 });
    },
    damaged: database.damaged ?? Promise.withResolvers<string>().promise,
    close: () => database.close(),
  };
}
