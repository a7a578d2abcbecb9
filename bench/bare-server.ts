import Fastify from 'fastify';
import { query } from '../api/store/database/transaction.ts';
import { uuidV7Maker } from '../api/store/database/uuid-v7.ts';
import { postgresPool, servingPatience } from '../api/store/engines/postgres/pool.ts';
import { openDatabase } from '../api/store/engines/sqlite/database.ts';
import { sqliteExecutor } from '../api/store/engines/sqlite/executor.ts';
import type { StorePlace } from '../api/store/open-store.ts';
import { storeFile } from '../api/store/store-file.ts';

// Run by api.ts: the least that a durable answer can cost on this machine. The same HTTP server without
// any plug-in, check or rule; one table; one row per post, on the disk before the answer.
const place: StorePlace = JSON.parse(process.argv[2] ?? '{}');
const newId = uuidV7Maker(Date.now);
const makeTable = 'create table bare (id text primary key, body text not null)';
const addRow = 'insert into bare (id, body) values ($1, $2)';
const insert = place.databaseUrl === null ? intoFile() : await intoDatabase(place.databaseUrl);

const app = Fastify();
app.post('/', async ({ body }) => {
  await insert(newId(), JSON.stringify(body));
  return { status: true };
});
process.stdout.write(`Bare at ${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);

function intoFile() {
  const db = openDatabase({ path: storeFile(place.dataDir), now: Date.now(), readOnly: false });
  db.exec(makeTable);
  const { write } = sqliteExecutor(db);
  return (id: string, body: string) => write(() => query(addRow, id, body));
}

async function intoDatabase(url: string) {
  const pool = postgresPool(url, servingPatience);
  await pool.query(makeTable);
  return (id: string, body: string) =>
    pool.query({ name: 'add', text: addRow, values: [id, body] });
}
