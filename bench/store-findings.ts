import { DatabaseSync } from 'node:sqlite';
import { openSqliteStore } from '../api/store/sqlite-store.ts';
import { storeFile } from '../api/store/store-file.ts';

/** What is found in the store after its process was killed. */
export interface StoreFindings {
  /** Opening with recovery of the write-ahead log and migration. */
  openedInMs: number;
  /** SQLite's own check; `ok`. */
  integrity: string;
  /** The subject of each enquiry, once per row. */
  markers: string[];
  /** Rows without exactly their two outbox entries, and records of outbox entries that have no row. */
  outboxFaults: number;
}

/** Opens the store as the next start would, and looks at everything in it. */
export async function examineStore(dataDir: string): Promise<StoreFindings> {
  const path = storeFile(dataDir);
  const begun = performance.now();
  const store = openSqliteStore({ path, now: Date.now });
  const openedInMs = performance.now() - begun;
  await store.close();

  const db = new DatabaseSync(path, { readOnly: true });
  try {
    const check = db.prepare('pragma integrity_check').get();
    const rows = db.prepare('select id, subject from enquiries').all();
    return {
      openedInMs,
      integrity: String(check?.integrity_check),
      markers: rows.map(({ subject }) => String(subject)),
      outboxFaults: countOutboxFaults(db, new Set(rows.map(({ id }) => String(id)))),
    };
  } finally {
    db.close();
  }
}

/** Counted here rather than by a join, which SQLite would do row by row over an extracted JSON value. */
function countOutboxFaults(db: DatabaseSync, rowIds: ReadonlySet<string>): number {
  const entries = new Map<string, number>();
  for (const { payload } of db.prepare('select payload from outbox').iterate()) {
    const { recordId } = JSON.parse(String(payload));
    entries.set(recordId, (entries.get(recordId) ?? 0) + 1);
  }
  const unpaired = [...rowIds].filter((id) => entries.get(id) !== 2).length;
  const orphaned = [...entries.keys()].filter((id) => !rowIds.has(id)).length;
  return unpaired + orphaned;
}
