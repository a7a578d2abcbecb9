import type { DatabaseSync } from 'node:sqlite';
import { outboxWrites } from './record-writes.ts';
import { type Prepare, rollBack } from './sqlite-accept.ts';
import { asStoreError } from './sqlite-fault.ts';
import { statements } from './statements.ts';
import type { RecordKind, Released } from './store.ts';

/**
 * Takes a record out of quarantine with its outbox entries, all or nothing.
 * @throws {StoreUnavailableError} when the database is locked, full or away
 */
export function releaseRecord(
  db: DatabaseSync,
  prepare: Prepare,
  kind: RecordKind,
  id: string,
): Released {
  try {
    db.exec('begin immediate');
    const outcome = releaseOne(prepare, kind, id);
    db.exec('commit');
    return outcome;
  } catch (error) {
    rollBack(db);
    throw asStoreError(error);
  }
}

function releaseOne(prepare: Prepare, kind: RecordKind, id: string): Released {
  const { release, find } = byKind[kind];
  const freed = prepare(release).get(id);
  if (!freed) return prepare(find).get(id) ? 'not_quarantined' : 'unknown';
  const entries = JSON.parse(freed.withheld as string);
  for (const { sql, values } of outboxWrites(entries)) prepare(sql).run(...values);
  return 'released';
}

const byKind: Record<RecordKind, { release: string; find: string }> = {
  enquiry: { release: statements.releaseEnquiry, find: statements.findEnquiry },
  lead: { release: statements.releaseLead, find: statements.findLead },
  subscriber: { release: statements.releaseSubscriber, find: statements.findSubscriber },
};
