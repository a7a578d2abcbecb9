import type { Held } from './database/page.ts';
import type { DatabaseRow } from './database/transaction.ts';
import type { FeedbackRow } from './feedback/feedback-store.ts';
import type { ClaimedEntry, OutboxRow } from './outbox/outbox-store.ts';
import type { EnquiryRow, LeadRow, SubscriberRow } from './submissions/submission-store.ts';
import type { SuppressionRow } from './suppressions/suppression-store.ts';

// The schema's constraints are what make the casts below true.

export function readEnquiry(row: DatabaseRow): EnquiryRow {
  return {
    ...readBase(row),
    fullname: row.fullname as string,
    email: row.email as string,
    subject: row.subject as string,
    body: row.body as string,
  };
}

export function readLead(row: DatabaseRow): LeadRow {
  return {
    ...readBase(row),
    type: row.type as LeadRow['type'],
    metadata: JSON.parse(row.metadata as string),
  };
}

export function readFeedback(row: DatabaseRow): FeedbackRow {
  return {
    ...readBase(row),
    page: row.page as string,
    helpful: row.helpful as FeedbackRow['helpful'],
    comment: row.comment as string,
  };
}

export function readSubscriber(row: DatabaseRow): SubscriberRow {
  return {
    ...readBase(row),
    audience: row.audience as string,
    email: row.email as string,
    source: row.source as string,
    tags: row.tags as string,
    status: row.status as SubscriberRow['status'],
  };
}

export function readClaimed(row: DatabaseRow): ClaimedEntry {
  return {
    id: row.id as string,
    createdAt: row.created_at as number,
    topic: row.topic as string,
    payload: JSON.parse(row.payload as string),
    attempts: row.attempts as number,
    lost: row.lost as number,
    ...(typeof row.endpoint === 'string' ? { endpoint: row.endpoint } : {}),
  };
}

export function readOutboxRow(row: DatabaseRow): OutboxRow {
  return {
    ...readClaimed(row),
    state: row.done_at !== null ? 'done' : row.dead_at !== null ? 'dead' : 'waiting',
    nextAt: row.next_at as number,
    doneAt: row.done_at as number | null,
    error: row.last_error as string | null,
  };
}

export function readSuppression(row: DatabaseRow): SuppressionRow {
  return {
    id: row.id as string,
    account: row.account as string,
    email: row.email as string,
    list: row.list as string,
    contactId: row.contact_id as string | null,
    since: row.since as number,
    changedAt: row.changed_at as number,
    source: row.source as SuppressionRow['source'],
    reason: row.reason as string | null,
    liftedAt: row.lifted_at as number | null,
  };
}

function readBase(row: DatabaseRow): { id: string; createdAt: number } & Held {
  const base = { id: row.id as string, createdAt: row.created_at as number };
  const at = row.quarantined_at as number | null | undefined;
  if (at === null || at === undefined) return base;
  return { ...base, quarantine: { at, reason: row.quarantine_reason as string } };
}
