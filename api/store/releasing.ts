import { putInLine } from './outbox-works.ts';
import { statements } from './statements.ts';
import type { RecordKind, Released } from './store.ts';
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

const byKind: Record<RecordKind, { release: string; find: string }> = {
  enquiry: { release: statements.releaseEnquiry, find: statements.findEnquiry },
  lead: { release: statements.releaseLead, find: statements.findLead },
  subscriber: { release: statements.releaseSubscriber, find: statements.findSubscriber },
};
