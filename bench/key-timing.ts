import { randomBytes } from 'node:crypto';
import { formatApiKey } from '../api/keys/api-key.ts';
import { openStore } from '../api/store/open-store.ts';
import { addBenchKey } from './bench-key.ts';
import { benchStore } from './bench-store.ts';
import { compareResponses, timedFetch } from './compare-responses.ts';
import { startServer } from './server-process.ts';

/**
 * Whether a rejection reveals what is wrong with an API key: status, body and mean time for an unknown, a
 * revoked, a malformed and no key. Exits with 1 when the responses differ, or their times by more than 5 %.
 */
const rounds = Number(process.argv[2] ?? 10_000);
const store = await benchStore('embedded');
const revoked = await addBenchKey(store.place);
const writer = await openStore(store.place, { now: Date.now });
await writer.revokeKey(revoked.id);
await writer.close();
const unknown = formatApiKey(randomBytes(32), { test: false });
const server = await startServer(store);

const call = (headers: Record<string, string>) =>
  timedFetch(`${server.url}/v1/contacts`, { headers });
const passed = await compareResponses(
  'a call is rejected',
  {
    'an unknown key': () => call({ authorization: `Bearer ${unknown}` }),
    'a revoked key': () => call({ authorization: `Bearer ${revoked.key}` }),
    'a malformed key': () => call({ authorization: `Bearer ${unknown.slice(1)}` }),
    'no key': () => call({}),
  },
  { rounds, maxSpreadPercent: 5 },
);
await server.end('SIGTERM');
await store.remove();
process.exitCode = passed ? 0 : 1;
