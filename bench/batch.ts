import { parseArgs } from 'node:util';
import { addBenchKey } from './bench-key.ts';
import { benchStore } from './bench-store.ts';
import { startServer } from './server-process.ts';

/** Saves 10,000 contacts in 10 calls over HTTP, inserts and then updates. Exits with 1 when one is missing. */
const calls = 10;
const perCall = 1_000;
const { values } = parseArgs({ options: { database: { type: 'boolean', default: false } } });
const store = await benchStore(values.database ? 'database' : 'embedded');
const { key } = await addBenchKey(store.place);
const server = await startServer(store);
const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };

for (const round of ['new', 'stored before']) {
  const times: number[] = [];
  for (let call = 0; call < calls; call++) {
    const body = JSON.stringify({ contacts: contactsOf(call) });
    const start = performance.now();
    const response = await fetch(`${server.url}/v1/contacts/batch`, {
      method: 'POST',
      headers,
      body,
    });
    const { payload } = (await response.json()) as { payload: { meta: { saved: number } } | null };
    times.push(performance.now() - start);
    if (payload?.meta.saved !== perCall) process.exitCode = 1;
  }
  const total = times.reduce((sum, time) => sum + time, 0);
  console.log(
    `${calls * perCall} contacts, ${round}: ${(total / 1_000).toFixed(2)} s in ${calls} calls, ` +
      `slowest ${Math.round(Math.max(...times))} ms.`,
  );
}

const listed = await fetch(`${server.url}/v1/contacts?limit=1`, { headers });
const { payload } = (await listed.json()) as { payload: { meta: { size: number } } };
if (payload.meta.size !== calls * perCall) process.exitCode = 1;
console.log(`${payload.meta.size} stored.`);
await server.end('SIGTERM');
await store.remove();

function contactsOf(call: number): object[] {
  return Array.from({ length: perCall }, (_, index) => ({
    email: `ada${call * perCall + index}@shop.example`,
    firstname: 'Ada',
    lastname: 'Obi',
    extra_data: { plan: 'growth', orders: index },
  }));
}
