import Fastify from 'fastify';
import { query } from '../api/store/database/transaction.ts';
import { uuidV7Maker } from '../api/store/database/uuid-v7.ts';
import { postgresPool, servingTimeouts } from '../api/store/engines/postgres/pool.ts';
import { openDatabase } from '../api/store/engines/sqlite/database.ts';
import { sqliteExecutor } from '../api/store/engines/sqlite/executor.ts';
import type { StorePlace } from '../api/store/open-store.ts';
import { storeFile } from '../api/store/store-file.ts';

// The baseline of api.ts: the fastest durable response on this machine. The same HTTP server without
// plugins or validation, and one row per post, flushed to disk before the response.
const place: StorePlace = JSON.parse(process.argv[2] ?? '{}');
const newId = uuidV7Maker(Date.now);
const createTable = 'create table bare (id text primary key, body text not null)';
const insertRow = 'insert into bare (id, body) values ($1, $2)';
const insert =
  place.databaseUrl === null ? sqliteInsert() : await postgresInsert(place.databaseUrl);

const app = Fastify();
app.post('/', async ({ body }) => {
  await insert(newId(), JSON.stringify(body));
  return { status: true };
});
process.stdout.write(`Bare at ${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);

function sqliteInsert() {
  const db = openDatabase({ path: storeFile(place.dataDir), now: Date.now(), readOnly: false });
  db.exec(createTable);
  const { write } = sqliteExecutor(db);
  return (id: string, body: string) => write(() => query(insertRow, id, body));
}

async function postgresInsert(url: string) {
  const pool = postgresPool(url, servingTimeouts);
  await pool.query(createTable);
  return (id: string, body: string) =>
    pool.query({ name: 'insert', text: insertRow, values: [id, body] });
}
