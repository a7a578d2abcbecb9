import { randomBytes } from 'node:crypto';
import { formatApiKey } from '../api/keys/api-key.ts';
import { openStore } from '../api/store/open-store.ts';
import { addBenchKey } from './bench-key.ts';
import { benchStore } from './bench-store.ts';
import { compareResponses, timedFetch } from './compare-responses.ts';
import { startServer } from './server-process.ts';

/**
 * Whether a rejection reveals which API keys exist: status, body and mean time for an unknown, a mistyped, a revoked,
 * an expired and a foreign network's key. Rejections without a lookup, such as for a missing header, are not compared.
 * Exits with 1 when the responses differ, or their times by more than 5 %.
 */
const rounds = Number(process.argv[2] ?? 10_000);
const store = await benchStore('embedded');
const revoked = await addBenchKey(store.place);
const expired = await addBenchKey(store.place, { endsAt: Date.now() - 60_000 });
const elsewhere = await addBenchKey(store.place, { networks: ['203.0.113.0/24'] });
const writer = await openStore(store.place, { now: Date.now });
await writer.revokeKey(revoked.id);
await writer.close();
const unknown = formatApiKey(randomBytes(32), { test: false });
const mistyped = `${revoked.key.slice(0, -1)}${revoked.key.endsWith('A') ? 'B' : 'A'}`;
// Without limits: a 429 would be the same for all.
const environment = { ...store.environment, RATE_LIMIT_KEY: 'off' };
const server = await startServer({ environment });

const call = (key: string) =>
  timedFetch(`${server.url}/v1/contacts`, { headers: { authorization: `Bearer ${key}` } });
const passed = await compareResponses(
  'a call is rejected',
  {
    'an unknown key': () => call(unknown),
    'a mistyped key': () => call(mistyped),
    'a revoked key': () => call(revoked.key),
    'an expired key': () => call(expired.key),
    "a foreign network's key": () => call(elsewhere.key),
  },
  { rounds, maxSpreadPercent: 5 },
);
await server.end('SIGTERM');
await store.remove();
process.exitCode = passed ? 0 : 1;
