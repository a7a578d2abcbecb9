import type { DatabaseRow } from '../api/store/database/transaction.ts';
import { soundness } from '../api/store/engines/sqlite/backup.ts';
import { openStore, type StorePlace } from '../api/store/open-store.ts';
import { openTables } from '../api/store/schema/open-tables.ts';
import type { Tables } from '../api/store/schema/tables.ts';
import { storeFile } from '../api/store/store-file.ts';

/** What is found in the store after its process was killed. */
export interface StoreFindings {
  /** Opening, with recovery of the embedded store's log, and migration. */
  openedInMs: number;
  /** SQLite's own check; `ok`. A database that opens has checked itself. */
  integrity: string;
  /** The subject of each enquiry, once per row. */
  markers: string[];
  /** Outbox entries that are missing or too many, two for each row, and records that have no row. */
  outboxFaults: number;
}

/** Opens the store as the next start would, and looks at everything in it. */
export async function examineStore(place: StorePlace): Promise<StoreFindings> {
  const begun = performance.now();
  const store = await openStore(place, { now: Date.now });
  const openedInMs = performance.now() - begun;
  await store.close();

  const { databaseUrl } = place;
  const file = storeFile(place.dataDir);
  const tables = await openTables(databaseUrl === null ? { file } : { url: databaseUrl }, 'read');
  try {
    const rows = await rowsOf(tables, 'enquiries');
    const entries = await rowsOf(tables, 'outbox');
    return {
      openedInMs,
      integrity: databaseUrl === null ? soundness(file) : 'ok',
      markers: rows.map(({ subject }) => String(subject)),
      outboxFaults: countOutboxFaults(entries, new Set(rows.map(({ id }) => String(id)))),
    };
  } finally {
    await tables.close();
  }
}

async function rowsOf(tables: Tables, name: string): Promise<DatabaseRow[]> {
  const shape = (await tables.shapes()).find((candidate) => candidate.name === name);
  if (!shape) throw new Error(`There is no table ${name}.`);
  const all: DatabaseRow[] = [];
  for await (const rows of tables.pages(shape)) all.push(...rows);
  return all;
}

/** What was delivered has forgotten its record, so those are counted and the others looked at. */
function countOutboxFaults(outbox: readonly DatabaseRow[], rowIds: ReadonlySet<string>): number {
  const entries = new Map<string, number>();
  for (const { payload, done_at } of outbox) {
    if (done_at !== null) continue;
    const { recordId } = JSON.parse(String(payload));
    entries.set(recordId, (entries.get(recordId) ?? 0) + 1);
  }
  const faulty = [...entries].filter(([id, count]) => count > 2 || !rowIds.has(id)).length;
  return faulty + Math.abs(outbox.length - 2 * rowIds.size);
}
