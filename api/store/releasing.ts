import { putInLine } from './outbox-works.ts';
import { statements } from './statements.ts';
import type { Discarded, RecordKind, Released } from './store.ts';
import { query, type Work } from './work.ts';

/** Takes a record out of quarantine with its outbox entries. */
export function* release(kind: RecordKind, id: string): Work<Released> {
  const statement = byKind[kind];
  const [freed] = yield* query(statement.release, id);
  if (!freed) {
    const [found] = yield* query(statement.find, id);
    return found ? 'not_quarantined' : 'unknown';
  }
  yield* putInLine(JSON.parse(freed.withheld as string));
  return 'released';
}

/** Deletes a record in quarantine with its outbox entries. */
export function* discard(kind: RecordKind, id: string): Work<Discarded> {
  const statement = byKind[kind];
  const [gone] = yield* query(statement.discard, id);
  if (gone) return 'discarded';
  const [found] = yield* query(statement.find, id);
  return found ? 'not_quarantined' : 'unknown';
}

const byKind: Record<RecordKind, { release: string; discard: string; find: string }> = {
  enquiry: {
    release: statements.releaseEnquiry,
    discard: statements.discardEnquiry,
    find: statements.findEnquiry,
  },
  feedback: {
    release: statements.releaseFeedback,
    discard: statements.discardFeedback,
    find: statements.findFeedback,
  },
  lead: {
    release: statements.releaseLead,
    discard: statements.discardLead,
    find: statements.findLead,
  },
  subscriber: {
    release: statements.releaseSubscriber,
    discard: statements.discardSubscriber,
    find: statements.findSubscriber,
  },
};
