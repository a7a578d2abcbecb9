import { json } from '../database/row.ts';
import { query, type Transaction } from '../database/transaction.ts';
import type { OutboxEntry } from '../outbox/outbox-store.ts';
import { enqueue } from '../outbox/outbox-transactions.ts';
import { quarantineStatements } from './quarantine-statements.ts';
import type { Discarded, RecordKind, Released } from './submission-store.ts';

/** Takes a record out of quarantine with its outbox entries. */
export function* release(kind: RecordKind, id: string): Transaction<Released> {
  const statement = byKind[kind];
  const [freed] = yield* query(statement.release, id);
  if (!freed) {
    const [found] = yield* query(statement.find, id);
    return found ? 'not_quarantined' : 'unknown';
  }
  yield* enqueue(json<OutboxEntry[]>().parse(freed.withheld));
  return 'released';
}

/** Deletes a record in quarantine with its outbox entries. */
export function* discard(kind: RecordKind, id: string): Transaction<Discarded> {
  const statement = byKind[kind];
  const [gone] = yield* query(statement.discard, id);
  if (gone) return 'discarded';
  const [found] = yield* query(statement.find, id);
  return found ? 'not_quarantined' : 'unknown';
}

const byKind: Record<RecordKind, { release: string; discard: string; find: string }> = {
  enquiry: {
    release: quarantineStatements.releaseEnquiry,
    discard: quarantineStatements.discardEnquiry,
    find: quarantineStatements.findEnquiry,
  },
  feedback: {
    release: quarantineStatements.releaseFeedback,
    discard: quarantineStatements.discardFeedback,
    find: quarantineStatements.findFeedback,
  },
  lead: {
    release: quarantineStatements.releaseLead,
    discard: quarantineStatements.discardLead,
    find: quarantineStatements.findLead,
  },
  subscriber: {
    release: quarantineStatements.releaseSubscriber,
    discard: quarantineStatements.discardSubscriber,
    find: quarantineStatements.findSubscriber,
  },
};
