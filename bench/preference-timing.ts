import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signTrackingId } from '../api/signing/tracking-id.ts';
import { compareResponses, type TimedResponse, timedFetch } from './compare-responses.ts';
import { startServer } from './server-process.ts';

/**
 * Whether a response about preferences reveals that an address is known, by its content or by its time.
 * Exits with 1 when status or body differ, or the mean times by more than 10 %.
 */
const rounds = Number(process.argv[2] ?? 1_000);
const options = { rounds, maxSpreadPercent: 10 };
const trackingKey = 'a-benchmark-key-that-protects-nothing';

const dataDir = await mkdtemp(join(tmpdir(), 'grovemail-timing-'));
const server = await startServer({
  environment: { DATA_DIR: dataDir, TRACKING_KEYS: trackingKey },
});
const known = (round: number) => `known-${round}@mail.example`;
const unknown = (round: number) => `other-${round}@mail.example`;
const list = { account: 'site', message: 'm', list: 'newsletter' };

try {
  for (let round = 0; round < rounds + 100; round += 1) {
    await post('/api/contacts/pk_local_site/capture/', { email: known(round) });
  }
  const passed = [
    await compareResponses(
      'a new link is requested',
      {
        known: (round) => post('/guests/preferences/link', { email: known(round) }),
        unknown: (round) => post('/guests/preferences/link', { email: unknown(round) }),
      },
      options,
    ),
    await compareResponses(
      'a link is invalid',
      {
        'known, forged': async (round) => unsubscribe(await forgedId(round), known(round)),
        'unknown, forged': async (round) => unsubscribe(await forgedId(round), unknown(round)),
        'known, no id': (round) => unsubscribe('x', known(round)),
      },
      options,
    ),
    await compareResponses(
      'an invalid link asks what is stopped',
      {
        'known, forged': async (round) => state(await forgedId(round), known(round)),
        'unknown, forged': async (round) => state(await forgedId(round), unknown(round)),
        'known, no id': (round) => state('x', known(round)),
      },
      options,
    ),
  ];
  process.exitCode = passed.every(Boolean) ? 0 : 1;
} finally {
  await server.end('SIGTERM');
  await rm(dataDir, { recursive: true });
}

async function forgedId(round: number): Promise<string> {
  const id = signTrackingId(list, { email: known(round), id: 'c-1' }, trackingKey);
  return `${id.slice(0, -1)}${id.endsWith('A') ? 'B' : 'A'}`;
}

function state(tracking_id: string, contact_email: string): Promise<TimedResponse> {
  return post('/guests/preferences/state', { tracking_id, contact_email, contact_id: 'c-1' });
}

function unsubscribe(trackingId: string, email: string): Promise<TimedResponse> {
  const query = new URLSearchParams({ contact_email: email, contact_id: 'c-1' });
  return timedFetch(`${server.url}/guests/unsubscribe/${trackingId}?${query}`, { method: 'PUT' });
}

function post(path: string, body: object): Promise<TimedResponse> {
  const headers = { 'content-type': 'application/json' };
  return timedFetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
}
