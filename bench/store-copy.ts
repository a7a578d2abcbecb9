import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { uuidV7Maker } from '../api/store/database/uuid-v7.ts';
import { openTables, type StoreAddress } from '../api/store/engines/open-tables.ts';
import { openStore } from '../api/store/open-store.ts';
import { storeFile } from '../api/store/store-file.ts';
import { copyTables } from '../api/store/tables/copy-tables.ts';
import { benchStore } from './bench-store.ts';
import { enquiryFields } from './post-enquiry.ts';

/** Copies leads from the embedded store to PostgreSQL and back, and compares counts and hashes. */
const { values } = parseArgs({ options: { leads: { type: 'string', default: '100000' } } });
const leads = Number(values.leads);
const bench = await benchStore('database');
const now = Date.now;
const newId = uuidV7Maker(now);
const store = await openStore({ ...bench.place, databaseUrl: null }, { now });
for (let stored = 0; stored < leads; stored += 1_000) {
  await Promise.all(Array.from({ length: Math.min(1_000, leads - stored) }, () => addLead()));
}
await store.close();

const { dataDir, databaseUrl } = bench.place;
const copies: [name: string, from: StoreAddress, to: StoreAddress][] = [
  ['embedded to PostgreSQL', { file: storeFile(dataDir) }, { url: databaseUrl ?? '' }],
  ['back again', { url: databaseUrl ?? '' }, { file: join(dataDir, 'back.sqlite') }],
];
const results: string[] = [];
for (const [name, source, target] of copies) {
  const start = performance.now();
  const [from, to] = [await openTables(source, 'read'), await openTables(target, 'write')];
  const copied = await copyTables(from, to);
  await Promise.all([from.close(), to.close()]);
  const rows = copied.reduce((sum, table) => sum + table.rows, 0);
  const seconds = (performance.now() - start) / 1_000;
  results.push(JSON.stringify(copied));
  console.log(`${name}: ${rows} rows in ${seconds.toFixed(1)} s, read and compared.`);
}
await bench.remove();
const same = results[0] === results[1];
console.log(same ? 'Counts and hashes match both ways.' : 'Counts or hashes differ.');
process.exitCode = same ? 0 : 1;

function addLead() {
  const [id, createdAt] = [newId(), now()];
  return store.accept({
    record: { kind: 'lead', id, createdAt, type: 'demo', metadata: enquiryFields(id) },
    outbox: [{ id: newId(), topic: 'lead.notify', payload: { recordId: id }, createdAt }],
    idempotency: {
      operation: 'bench',
      key: id,
      fingerprint: id,
      response: { status: 200, body: '' },
      expiresAt: createdAt + 86_400_000,
    },
  });
}
