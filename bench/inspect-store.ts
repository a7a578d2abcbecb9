import type { DatabaseRow } from '../api/store/database/transaction.ts';
import { openTables } from '../api/store/engines/open-tables.ts';
import { soundness } from '../api/store/engines/sqlite/backup.ts';
import { openStore, type StorePlace } from '../api/store/open-store.ts';
import { storeFile } from '../api/store/store-file.ts';
import type { Tables } from '../api/store/tables/tables.ts';

/** The operator's summary of a flood, which belongs to no single row. */
const floodTopic = 'report.flood';

/** The state of a store after its process was killed. */
export interface StoreInspection {
  /** Includes WAL recovery and migrations. */
  openedInMs: number;
  /** `ok`, or what SQLite's integrity check reports. PostgreSQL checks itself when it starts. */
  integrity: string;
  /** The subject of each enquiry, once per row. */
  markers: string[];
  /** Missing or surplus outbox entries (each row has two), and entries without their row. */
  outboxErrors: number;
}

/** Opens the store as the next start would, and reads everything in it. */
export async function inspectStore(place: StorePlace): Promise<StoreInspection> {
  const start = performance.now();
  const store = await openStore(place, { now: Date.now });
  const openedInMs = performance.now() - start;
  await store.close();

  const { databaseUrl } = place;
  const file = storeFile(place.dataDir);
  const tables = await openTables(databaseUrl === null ? { file } : { url: databaseUrl }, 'read');
  try {
    const rows = await rowsOf(tables, 'enquiries');
    const entries = (await rowsOf(tables, 'outbox')).filter(({ topic }) => topic !== floodTopic);
    return {
      openedInMs,
      integrity: (databaseUrl === null ? soundness(file) : null) ?? 'ok',
      markers: rows.map(({ subject }) => String(subject)),
      outboxErrors: countOutboxErrors(entries, new Set(rows.map(({ id }) => String(id)))),
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

/** Delivered entries no longer name their record, so they are only counted. */
function countOutboxErrors(outbox: readonly DatabaseRow[], rowIds: ReadonlySet<string>): number {
  const entries = new Map<string, number>();
  for (const { payload, done_at } of outbox) {
    if (done_at !== null) continue;
    const { recordId } = JSON.parse(String(payload));
    entries.set(recordId, (entries.get(recordId) ?? 0) + 1);
  }
  const faulty = [...entries].filter(([id, count]) => count > 2 || !rowIds.has(id)).length;
  return faulty + Math.abs(outbox.length - 2 * rowIds.size);
}
