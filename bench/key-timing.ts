import { randomBytes } from 'node:crypto';
import { apiKeyOf } from '@grovemail/domain/keys/api-key.ts';
import { openStore } from '../api/store/open-store.ts';
import { ask, compareAnswers } from './answer-timing.ts';
import { benchStore } from './bench-store.ts';
import { measuringKey } from './measuring-key.ts';
import { startServer } from './server-process.ts';

/**
 * Whether a refusal tells what is wrong with a key: status, body and mean time for one that
 * nobody was given, one that was revoked, one with a slip, and none. Exits 1 when the words differ, or
 * the times are more than a twentieth apart.
 */
const rounds = Number(process.argv[2] ?? 10_000);
const store = await benchStore('embedded');
const revoked = await measuringKey(store.place);
const opened = await openStore(store.place, { now: Date.now });
await opened.revokeKey(revoked.id);
await opened.close();
const unknown = await apiKeyOf(randomBytes(32), { test: false });
const server = await startServer(store);

const call = (headers: Record<string, string>) => ask(`${server.url}/v1/contacts`, { headers });
const held = await compareAnswers(
  'a call is refused',
  {
    'an unknown key': () => call({ authorization: `Bearer ${unknown}` }),
    'a revoked key': () => call({ authorization: `Bearer ${revoked.key}` }),
    'a key with a slip': () => call({ authorization: `Bearer ${unknown.slice(1)}` }),
    'no key': () => call({}),
  },
  { rounds, apart: 5 },
);
await server.end('SIGTERM');
await store.remove();
process.exitCode = held ? 0 : 1;
