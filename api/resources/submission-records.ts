import type { FeedbackRow, SubscriberRow } from '../store/submissions/submission-store.ts';
import { isoTimestamp } from './iso-timestamp.ts';

/** A subscriber in output and files. */
export function subscriberRecord(row: SubscriberRow) {
  const { id, createdAt, audience, email, status, source, tags } = row;
  return { id, createdAt: isoTimestamp(createdAt), audience, email, status, source, tags };
}

export const subscriberColumns = [
  'id',
  'createdAt',
  'audience',
  'email',
  'status',
  'source',
  'tags',
] as const;

/** Feedback in output and files. */
export function feedbackRecord({ id, createdAt, page, helpful, comment }: FeedbackRow) {
  return { id, createdAt: isoTimestamp(createdAt), page, helpful: helpful === 'yes', comment };
}

export const feedbackColumns = ['id', 'createdAt', 'page', 'helpful', 'comment'] as const;
