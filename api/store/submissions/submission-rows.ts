import { integer, json, oneOf, rowReader, text } from '../database/row.ts';
import type { DatabaseRow } from '../database/transaction.ts';
import type { EnquiryRow, FeedbackRow, LeadRow, SubscriberRow } from './submission-store.ts';

const base = {
  id: text,
  created_at: integer,
  quarantined_at: integer.nullable(),
  quarantine_reason: text.nullable(),
};

export const readEnquiry: (row: DatabaseRow) => EnquiryRow = withQuarantine(
  rowReader({ ...base, fullname: text, email: text, subject: text, body: text }),
);

export const readLead: (row: DatabaseRow) => LeadRow = withQuarantine(
  rowReader({
    ...base,
    type: oneOf('demo', 'startup', 'savings'),
    metadata: json<LeadRow['metadata']>(),
  }),
);

export const readFeedback: (row: DatabaseRow) => FeedbackRow = withQuarantine(
  rowReader({ ...base, page: text, helpful: oneOf('yes', 'no'), comment: text }),
);

export const readSubscriber: (row: DatabaseRow) => SubscriberRow = withQuarantine(
  rowReader({
    ...base,
    audience: text,
    email: text,
    source: text,
    tags: text,
    status: oneOf('pending', 'confirmed'),
  }),
);

/** Adds `quarantine` to rows in quarantine. */
function withQuarantine<
  Row extends { quarantinedAt: number | null; quarantineReason: string | null },
>(read: (row: DatabaseRow) => Row) {
  return (row: DatabaseRow) => {
    const { quarantinedAt: at, quarantineReason: reason, ...rest } = read(row);
    return at === null ? rest : { ...rest, quarantine: { at, reason: reason ?? '' } };
  };
}
