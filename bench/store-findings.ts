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
  /** Rows without exactly their two outbox entries, and outbox entries without their row. */
  outboxFaults: number;
}

const recordId = `json_extract(payload, '$.recordId')`;
const rowsWithoutTwoEntries = `
  select count(*) as faults from enquiries
  left join (select ${recordId} as id, count(*) as entries from outbox group by 1) using (id)
  where coalesce(entries, 0) <> 2`;
const entriesWithoutRow = `
  select count(*) as faults from outbox where ${recordId} not in (select id from enquiries)`;

/** Opens the store as the next start would, and looks at everything in it. */
export async function examineStore(dataDir: string): Promise<StoreFindings> {
  const path = storeFile(dataDir);
  const begun = performance.now();
  const store = openSqliteStore({ path, now: Date.now });
  const openedInMs = performance.now() - begun;
  await store.close();

  const db = new DatabaseSync(path, { readOnly: true });
  const faults = (sql: string) => Number(db.prepare(sql).get()?.faults);
  try {
    return {
      openedInMs,
      integrity: String(db.prepare('pragma integrity_check').get()?.integrity_check),
      markers: db
        .prepare('select subject from enquiries')
        .all()
        .map((row) => String(row.subject)),
      outboxFaults: faults(rowsWithoutTwoEntries) + faults(entriesWithoutRow),
    };
  } finally {
    db.close();
  }
}
