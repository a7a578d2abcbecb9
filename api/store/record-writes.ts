import { statements } from './statements.ts';
import type { Acceptance, EnquiryRecord, LeadRecord, SubscriberRecord } from './store.ts';

/** One statement with the values for its placeholders, in order. */
export interface Write {
  sql: string;
  values: (string | number)[];
}

/** The statements that write a submission and its outbox entries, in the order to run them. */
export function recordWrites({ record, outbox }: Acceptance): Write[] {
  return [
    recordWrite(record),
    ...outbox.map((entry) => ({
      sql: statements.insertOutbox,
      values: [entry.id, entry.createdAt, entry.topic, JSON.stringify(entry.payload)],
    })),
  ];
}

function recordWrite(record: EnquiryRecord | LeadRecord | SubscriberRecord): Write {
  const { id, createdAt } = record;
  switch (record.kind) {
    case 'enquiry': {
      const { fullname, email, subject, body } = record;
      return {
        sql: statements.insertEnquiry,
        values: [id, createdAt, fullname, email, subject, body],
      };
    }
    case 'lead': {
      const metadata = JSON.stringify(record.metadata);
      return { sql: statements.insertLead, values: [id, createdAt, record.type, metadata] };
    }
    case 'subscriber': {
      const { audience, email, source, tags } = record;
      return {
        sql: statements.upsertSubscriber,
        values: [id, createdAt, audience, email, source, tags],
      };
    }
  }
}
