import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signTrackingId } from '../domain/preferences/tracking-id.ts';
import { startServer } from './server-process.ts';

/**
 * Whether an answer tells that an address is known, by its words or by its time (goal S8). The kinds
 * are asked by turns, so that what else the machine does falls on all of them. Exits 1 when status or
 * body differ, or the times of two kinds are more than a tenth apart.
 */
const rounds = Number(process.argv[2] ?? 1_000);
const warmUp = 100;
const trackingKey = 'only-for-measuring-so-nothing-is-protected-by-it';

const dataDir = await mkdtemp(join(tmpdir(), 'grovemail-timing-'));
const server = await startServer({
  environment: { DATA_DIR: dataDir, TRACKING_KEYS: trackingKey },
});
const known = (at: number) => `known-${at}@mail.example`;
const unknown = (at: number) => `other-${at}@mail.example`;
const list = { account: 'site', message: 'm', list: 'newsletter' };

try {
  for (let at = 0; at < rounds + warmUp; at += 1) {
    await post('/api/contacts/pk_local_site/capture/', { email: known(at) });
  }
  const held = [
    await compare('a fresh link is asked for', {
      known: (at) => post('/guests/preferences/link', { email: known(at) }),
      unknown: (at) => post('/guests/preferences/link', { email: unknown(at) }),
    }),
    await compare('a link does not fit', {
      'known, forged': async (at) => put(await forgedId(at), known(at)),
      'unknown, forged': async (at) => put(await forgedId(at), unknown(at)),
      'known, no id at all': (at) => put('x', known(at)),
    }),
  ];
  process.exitCode = held.every(Boolean) ? 0 : 1;
} finally {
  await server.end('SIGTERM');
  await rm(dataDir, { recursive: true });
}

type Asked = { words: string; ms: number };

async function compare(
  name: string,
  kinds: Record<string, (at: number) => Promise<Asked>>,
): Promise<boolean> {
  const words = new Set<string>();
  const times = Object.keys(kinds).map((): number[] => []);
  const asks = Object.values(kinds);
  for (let at = 0; at < rounds + warmUp; at += 1) {
    // Each kind is first as often as the others.
    for (let turn = 0; turn < asks.length; turn += 1) {
      const kind = (at + turn) % asks.length;
      const asked = await asks[kind]?.(at);
      if (!asked || at < warmUp) continue;
      words.add(asked.words);
      times[kind]?.push(asked.ms);
    }
  }
  const means = times.map(middleMean);
  const spread = (Math.max(...means) / Math.min(...means) - 1) * 100;
  const told = Object.keys(kinds).map((kind, at) => `${kind} ${means[at]?.toFixed(3)} ms`);
  console.log(
    `When ${name}, ${rounds} times each: ${told.join(', ')}; ` +
      `${spread.toFixed(1)} % apart, ${words.size} different answer(s).`,
  );
  return spread <= 10 && words.size === 1;
}

/** Of the middle nine tenths: a pause of the machine is no property of an answer. */
function middleMean(times: number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  const cut = Math.floor(sorted.length / 20);
  const middle = sorted.slice(cut, sorted.length - cut);
  return middle.reduce((sum, time) => sum + time, 0) / middle.length;
}

async function forgedId(at: number): Promise<string> {
  const id = await signTrackingId(list, { email: known(at), id: 'c-1' }, trackingKey);
  return `${id.slice(0, -1)}${id.endsWith('A') ? 'B' : 'A'}`;
}

function put(trackingId: string, email: string): Promise<Asked> {
  const query = new URLSearchParams({ contact_email: email, contact_id: 'c-1' });
  return ask(`/guests/unsubscribe/${trackingId}?${query}`, { method: 'PUT' });
}

function post(path: string, body: object): Promise<Asked> {
  const headers = { 'content-type': 'application/json' };
  return ask(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function ask(path: string, init: RequestInit): Promise<Asked> {
  const begun = performance.now();
  const response = await fetch(server.url + path, init);
  const body = await response.text();
  return { words: `${response.status} ${body}`, ms: performance.now() - begun };
}
