import type { AuditStore } from './audit/audit-store.ts';
import type { BounceStore } from './bounces/bounce-store.ts';
import type { ContactStore } from './contacts/contact-store.ts';
import type { DailyReportStore } from './daily-reports/daily-report-store.ts';
import type { SubmissionDayStore } from './daily-reports/submission-day-store.ts';
import type { HandlingStore } from './handling/handling-store.ts';
import type { ResponseStore } from './idempotency/response-store.ts';
import type { KeyStore } from './keys/key-store.ts';
import type { PageViewStore } from './page-views/page-view-store.ts';
import type { PersonStore } from './persons/person-store.ts';
import type { PreviewStore } from './previews/preview-store.ts';
import type { PushStore } from './push/push-store.ts';
import type { EndpointStore } from './queue/endpoint-store.ts';
import type { EventStore } from './queue/event-store.ts';
import type { OutboxStore } from './queue/outbox-store.ts';
import type { WebhookStore } from './queue/webhook-store.ts';
import type { RetentionStore } from './retention/retention.ts';
import type { SecretStore } from './secrets/secret-store.ts';
import type { SettlingStore } from './settling/settling-store.ts';
import type { SubmissionStore } from './submissions/submission-store.ts';
import type { SuppressionStore } from './suppressions/suppression-store.ts';
import type { TemplateStore } from './templates/template-store.ts';
import type { TransactionalStore } from './transactionals/transactional-store.ts';
import type { UseCountStore } from './use-counts/use-count-store.ts';
import type { VisitStore } from './visits/visit-store.ts';

/**
 * The store of the API. Its implementations, `sqlite-store.ts` (embedded, the default) and `postgres-store.ts`, share migrations,
 * SQL and tests. Every write is one transaction, and durable (fsync) before its promise resolves. Concurrent calls have no
 * defined order.
 */
export interface Store
  extends SubmissionStore,
    OutboxStore,
    SettlingStore,
    HandlingStore,
    DailyReportStore,
    SubmissionDayStore,
    SuppressionStore,
    SecretStore,
    UseCountStore,
    ResponseStore,
    KeyStore,
    VisitStore,
    ContactStore,
    EventStore,
    WebhookStore,
    EndpointStore,
    TemplateStore,
    TransactionalStore,
    PreviewStore,
    PushStore,
    PersonStore,
    RetentionStore,
    AuditStore,
    BounceStore,
    PageViewStore {
  /**
   * Resolves if the store accepts writes and has found no damage, for /readyz.
   * @throws {StoreUnavailableError}
   */
  ping(): Promise<void>;
  /** Resolves with a description once damage is found. From then on, writes are rejected. */
  damaged: Promise<string>;
  /** Finishes pending operations, then closes. Idempotent. */
  close(): Promise<void>;
}
