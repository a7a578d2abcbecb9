import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { freePort } from '../script/free-port.ts';
import { type BenchStore, benchStore } from './bench-store.ts';
import { fillStore } from './fill-store.ts';
import { median } from './median.ts';
import { postEnquiry } from './post-enquiry.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { timeOf } from './time-of.ts';

/**
 * Times the operator's console with many rows, while the server stores enquiries: the first rows, a search, the pages of
 * a scroll, and the server's health check. Exits with 1 when the health check takes over half a second.
 */
const { values } = parseArgs({
  options: {
    contacts: { type: 'string', default: '1000000' },
    leads: { type: 'string', default: '100000' },
    stores: { type: 'string', default: 'embedded,database' },
    rounds: { type: 'string', default: '15' },
  },
});
const rounds = Number(values.rounds);
const maxHealth = 500;
const launcher = join(import.meta.dirname, '../api/cli/ops-launcher.js');

for (const kind of values.stores.split(',') as ('embedded' | 'database')[]) {
  const store = await benchStore(kind);
  await fillStore(store, 'contacts', 0, Number(values.contacts));
  await fillStore(store, 'leads', 0, Number(values.leads));
  const server = await startServer(store);
  const rows = await measure(store, server);
  await server.end('SIGTERM');
  await store.remove();
  console.log(`\n${kind}, ${values.contacts} contacts, ${values.leads} leads`);
  console.table(rows);
  if ((rows['health of the server']?.slowest ?? 0) > maxHealth) process.exitCode = 1;
}

type Figures = Record<'median' | 'slowest', number>;

async function measure(store: BenchStore, server: ServerProcess): Promise<Record<string, Figures>> {
  const { call, close } = await openConsole(store);
  let posting = true;
  const posts = (async () => {
    for (let n = 0; posting; n += 1) await postEnquiry(server.url, `console-${n}`);
  })();
  const rows: Record<string, Figures> = {};
  const health: number[] = [];
  const timed = async (name: string, work: (round: number) => Promise<unknown>) => {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      times.push(await timeOf(() => work(round)));
      health.push(
        await timeOf(() => fetch(`${server.url}/healthz`).then((response) => response.text())),
      );
    }
    rows[name] = figures(times);
  };
  await timed('counts beside the navigation', () => call('/api/overview'));
  await timed('first rows', () => call('/api/inbox'));
  await timed('first open rows', () => call('/api/inbox?view=open'));
  await timed('rows of an owner, of whom there are none', () => call('/api/inbox?owner=kofi'));
  await timed('search for one of all', (n) =>
    call(`/api/inbox?search=reader-${n}@shop-${n}.example`),
  );
  await timed('search for what nobody wrote', () => call('/api/inbox?search=nobody+wrote+this'));
  let last = '';
  await timed('next page of a scroll', async () => {
    const { items } = await call(`/api/inbox${last && `?before=${last}`}`);
    last = items.at(-1)?.id ?? '';
  });
  posting = false;
  await posts;
  await close();
  return { ...rows, 'health of the server': figures(health) };
}

async function openConsole(store: BenchStore) {
  const port = String(await freePort());
  const args = [launcher, 'console', '--no-open', '--read-only', '--port', port];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...store.environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const [url = '', token = ''] = line.replace('The console is at ', '').split('/#t=');
  const session = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  const { key } = (await session.json()) as { key: string };
  return {
    async call(path: string) {
      const response = await fetch(url + path, { headers: { 'x-console-key': key } });
      const body = (await response.json()) as { items: { id: string }[]; error?: string };
      if (!response.ok) throw new Error(`${path} returned ${response.status}: ${body.error}`);
      return body;
    },
    async close() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

function figures(times: readonly number[]): Figures {
  return { median: Math.round(median([...times])), slowest: Math.round(Math.max(...times)) };
}
