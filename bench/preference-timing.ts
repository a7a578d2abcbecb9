import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signTrackingId } from '../domain/preferences/tracking-id.ts';
import { type Asked, ask, compareAnswers } from './answer-timing.ts';
import { startServer } from './server-process.ts';

/**
 * Whether an answer tells that an address is known, by its words or by its time. The kinds
 * are asked by turns, so that what else the machine does falls on all of them. Exits 1 when status or
 * body differ, or the times of two kinds are more than a tenth apart.
 */
const rounds = Number(process.argv[2] ?? 1_000);
const comparing = { rounds, apart: 10 };
const trackingKey = 'only-for-measuring-so-nothing-is-protected-by-it';

const dataDir = await mkdtemp(join(tmpdir(), 'grovemail-timing-'));
const server = await startServer({
  environment: { DATA_DIR: dataDir, TRACKING_KEYS: trackingKey },
});
const known = (at: number) => `known-${at}@mail.example`;
const unknown = (at: number) => `other-${at}@mail.example`;
const list = { account: 'site', message: 'm', list: 'newsletter' };

try {
  for (let at = 0; at < rounds + 100; at += 1) {
    await post('/api/contacts/pk_local_site/capture/', { email: known(at) });
  }
  const held = [
    await compareAnswers(
      'a fresh link is asked for',
      {
        known: (at) => post('/guests/preferences/link', { email: known(at) }),
        unknown: (at) => post('/guests/preferences/link', { email: unknown(at) }),
      },
      comparing,
    ),
    await compareAnswers(
      'a link does not fit',
      {
        'known, forged': async (at) => put(await forgedId(at), known(at)),
        'unknown, forged': async (at) => put(await forgedId(at), unknown(at)),
        'known, no id at all': (at) => put('x', known(at)),
      },
      comparing,
    ),
  ];
  process.exitCode = held.every(Boolean) ? 0 : 1;
} finally {
  await server.end('SIGTERM');
  await rm(dataDir, { recursive: true });
}

async function forgedId(at: number): Promise<string> {
  const id = await signTrackingId(list, { email: known(at), id: 'c-1' }, trackingKey);
  return `${id.slice(0, -1)}${id.endsWith('A') ? 'B' : 'A'}`;
}

function put(trackingId: string, email: string): Promise<Asked> {
  const query = new URLSearchParams({ contact_email: email, contact_id: 'c-1' });
  return ask(`${server.url}/guests/unsubscribe/${trackingId}?${query}`, { method: 'PUT' });
}

function post(path: string, body: object): Promise<Asked> {
  const headers = { 'content-type': 'application/json' };
  return ask(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
}
