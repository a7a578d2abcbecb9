import { statements } from './statements.ts';
import type {
  Acceptance,
  EnquiryRecord,
  LeadRecord,
  OutboxEntry,
  SubscriberRecord,
} from './store.ts';

/** One statement with the values for its placeholders, in order. */
export interface Write {
  sql: string;
  values: (string | number | null)[];
}

/**
 * The statements that write a submission and its outbox entries, in the order to run them. What is
 * quarantined keeps its entries beside it instead.
 */
export function recordWrites({ record, outbox, quarantine }: Acceptance): Write[] {
  if (quarantine === undefined) return [recordWrite(record, null), ...outboxWrites(outbox)];
  return [recordWrite(record, [record.createdAt, quarantine, JSON.stringify(outbox)])];
}

/** The statements that put entries in line. */
export function outboxWrites(outbox: readonly OutboxEntry[]): Write[] {
  return outbox.map((entry) => ({
    sql: statements.insertOutbox,
    values: [entry.id, entry.createdAt, entry.topic, JSON.stringify(entry.payload)],
  }));
}

/** Since when a row is held back, why, and its outbox entries. */
type Withheld = [at: number, reason: string, outbox: string];

function recordWrite(
  record: EnquiryRecord | LeadRecord | SubscriberRecord,
  withheld: Withheld | null,
): Write {
  const { id, createdAt } = record;
  const head = [id, createdAt, ...(withheld ?? [null, null, null])];
  switch (record.kind) {
    case 'enquiry': {
      const { fullname, email, subject, body } = record;
      return {
        sql: statements.insertEnquiry,
        values: [...head, fullname, email, subject, body],
      };
    }
    case 'lead': {
      const metadata = JSON.stringify(record.metadata);
      return { sql: statements.insertLead, values: [...head, record.type, metadata] };
    }
    case 'subscriber': {
      const { audience, email, source, tags } = record;
      const values = [audience, email, source, tags];
      return withheld
        ? { sql: statements.quarantineSubscriber, values: [...head, ...values] }
        : { sql: statements.upsertSubscriber, values: [id, createdAt, ...values] };
    }
  }
}
