import { uuidV7Maker } from '../store/database/uuid-v7.ts';
import type { Idempotency } from '../store/idempotency/response-store.ts';
import type { OutboxEntry } from '../store/queue/outbox-store.ts';
import type {
  Acceptance,
  EnquiryRecord,
  FeedbackRecord,
  LeadRecord,
  SubmissionStore,
  SubscriberRecord,
} from '../store/submissions/submission-store.ts';

/** Ascending ids; the suite's clocks are arguments, so this one does not matter. */
export const newId = uuidV7Maker(() => 1_700_000_000_000);

export function enquiry(changes: Partial<EnquiryRecord> = {}): EnquiryRecord {
  return {
    kind: 'enquiry',
    id: newId(),
    createdAt: 1_700_000_000_000,
    fullname: 'Ada Obi',
    email: 'ada@example.com',
    subject: 'A question',
    body: 'How many seats are in the Growth plan?',
    ...changes,
  };
}

export function lead(changes: Partial<LeadRecord> = {}): LeadRecord {
  return {
    kind: 'lead',
    id: newId(),
    createdAt: 1_700_000_000_000,
    type: 'demo',
    metadata: { type: 'demo', firstname: 'Ada', subscribers: '0:100K' },
    ...changes,
  };
}

export function subscriber(changes: Partial<SubscriberRecord> = {}): SubscriberRecord {
  return {
    kind: 'subscriber',
    id: newId(),
    createdAt: 1_700_000_000_000,
    audience: 'newsletter',
    email: 'ada@example.com',
    source: 'website-api',
    tags: 'subscriber',
    ...changes,
  };
}

export function outboxEntry(changes: Partial<OutboxEntry> = {}): OutboxEntry {
  return {
    id: newId(),
    topic: 'enquiry.notify',
    payload: { to: 'desk' },
    createdAt: 1_700_000_000_000,
    ...changes,
  };
}

export function feedback(changes: Partial<FeedbackRecord> = {}): FeedbackRecord {
  return {
    kind: 'feedback',
    id: newId(),
    createdAt: 1_700_000_000_000,
    page: '/developers/guides/quickstart',
    helpful: 'no',
    comment: 'Too short',
    ...changes,
  };
}

/** An acceptance, by default with its own key. */
export function acceptance(
  record: Acceptance['record'] = enquiry(),
  changes: Partial<Idempotency> = {},
  outbox: OutboxEntry[] = [outboxEntry()],
): Acceptance {
  const idempotency = {
    operation: 'POST /guests/enquiry',
    key: newId(),
    fingerprint: 'same',
    response: { status: 200, body: `response for ${record.id}` },
    expiresAt: Number.MAX_SAFE_INTEGER,
    ...changes,
  };
  return { record, outbox, idempotency };
}

/** An acceptance of a record that goes to quarantine. */
export function suspected(
  record: Acceptance['record'],
  outbox?: OutboxEntry[],
  changes: Partial<NonNullable<Acceptance['quarantine']>> = {},
) {
  const quarantine = { reason: 'honeypot' as const, network: 'n', ...changes };
  return { ...acceptance(record, {}, outbox), quarantine };
}

/** Stores a record. @returns its id */
export async function accepted(
  store: Pick<SubmissionStore, 'accept'>,
  record: Acceptance['record'],
): Promise<string> {
  await store.accept(acceptance(record));
  return record.id;
}
