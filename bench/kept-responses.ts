import { DatabaseSync } from 'node:sqlite';
import { storeFile } from '../api/store/store-file.ts';
import { addBenchKey } from './bench-key.ts';
import { benchStore } from './bench-store.ts';
import { startServer } from './server-process.ts';

/**
 * Small updates of a contact with 60 KB of custom data, each with its own Idempotency-Key, by a customer and by a
 * visitor's test key: bytes kept for replay for each byte sent. Exits with 1 above 10.
 */
const updates = 500;

for (const who of ['a customer', 'a visitor'] as const) {
  const store = await benchStore('embedded');
  const customer = await addBenchKey(store.place);
  const server = await startServer({
    environment: { ...store.environment, RATE_LIMIT_KEY: 'off' },
  });
  const key = who === 'a customer' ? customer.key : await testKey(server.url);
  let sent = 0;
  const statuses: Record<number, number> = {};
  const save = async (contact: object, idempotencyKey: string) => {
    const body = JSON.stringify({ email: 'ada@shop.example', ...contact });
    sent += body.length;
    const { status } = await fetch(`${server.url}/v1/contacts`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'idempotency-key': idempotencyKey,
      },
      body,
    });
    statuses[status] = (statuses[status] ?? 0) + 1;
  };
  await save({ extra_data: { long: 'x'.repeat(60_000) } }, 'first');
  for (let at = 0; at < updates; at += 1) await save({ firstname: `Ada ${at}` }, `update ${at}`);
  await server.end('SIGTERM');
  const database = new DatabaseSync(storeFile(store.place.dataDir), { readOnly: true });
  const row = database.prepare('select sum(length(cast(body as blob))) as kept from idempotency');
  const kept = Number(row.get()?.kept);
  database.close();
  await store.remove();
  console.log(
    `${updates} updates by ${who} (${JSON.stringify(statuses)}): ${kilobytes(sent)} sent, ` +
      `${kilobytes(kept)} kept for replay, ${(kept / sent).toFixed(1)} bytes for each byte.`,
  );
  if (kept > 10 * sent) process.exitCode = 1;
}

async function testKey(url: string): Promise<string> {
  const response = await fetch(`${url}/guests/test-key`, { method: 'POST' });
  return ((await response.json()) as { payload: { data: { key: string } } }).payload.data.key;
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1_024).toLocaleString('en')} KB`;
}
