import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { addBenchKey } from './bench-key.ts';
import { type BenchStore, benchStore } from './bench-store.ts';
import { addressOf, fillable, fillStore } from './fill-store.ts';
import { addPoint, type Curve, type Curves, measureCommands } from './growth-commands.ts';
import { linePlot } from './line-plot.ts';
import { median } from './median.ts';
import { residentMemory } from './resident-memory.ts';
import { startServer } from './server-process.ts';
import { timeOf } from './time-of.ts';

/**
 * Measures calls, commands and a start as the store grows: a store of n contacts, n events, n emails and n/4 leads,
 * for each n, on both stores. Draws time and memory as `bench/plots/growth-*.svg`. Exits with 1 when a call of `/v1`
 * takes more than `maxGrowth` times as long on the largest store as on one of 10,000, or a health check beside the
 * calls takes over half a second.
 */
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,100000,1000000' },
    stores: { type: 'string', default: 'embedded,database' },
    rounds: { type: 'string', default: '25' },
  },
});
const sizes = values.sizes.split(',').map(Number);
const rounds = Number(values.rounds);
const maxGrowth = 3;
const maxHealth = 500;
const plots = join(import.meta.dirname, 'plots');
const misses: string[] = [];
await mkdir(plots, { recursive: true });

for (const kind of values.stores.split(',') as ('embedded' | 'database')[]) {
  const store = await benchStore(kind);
  const { key } = await addBenchKey(store.place);
  const curves: Curves = { ms: new Map(), mb: new Map() };
  let filled = 0;
  for (const n of sizes) {
    for (const name of fillable) {
      const [from, to] = name === 'leads' ? [filled / 4, n / 4] : [filled, n];
      await fillStore(store, name, from, to);
    }
    filled = n;
    await measureCalls(store, key, n, curves);
    await measureCommands(store, n, curves);
    console.log(`\n${kind}, ${n.toLocaleString('en-US')} contacts`);
    console.table({ ...rowsAt(curves.ms, n, 'ms'), ...rowsAt(curves.mb, n, 'MB') });
  }
  await store.remove();
  for (const [name, points] of curves.ms) {
    if (name.startsWith('ops ') || name === 'start') continue;
    const small = points.find(([n]) => n >= 10_000)?.[1] ?? 0;
    const [n, largest] = points.at(-1) ?? [0, 0];
    // Under a millisecond, the clock and the loopback dominate.
    if (largest > Math.max(1, small) * maxGrowth)
      misses.push(
        `${kind}, ${name}: ${small.toFixed(1)} ms at 10,000, ${largest.toFixed(1)} at ${n}`,
      );
  }
  await draw(`growth-${kind}-time`, `Time by size, ${kind} store`, 'milliseconds', curves.ms);
  await draw(`growth-${kind}-memory`, `Memory by size, ${kind} store`, 'megabytes', curves.mb);
}
for (const miss of misses) console.log(`Missed: ${miss}`);
process.exitCode = misses.length > 0 ? 1 : 0;

async function measureCalls(
  store: BenchStore,
  key: string,
  n: number,
  { ms, mb }: Curves,
): Promise<void> {
  const environment = { ...store.environment, RATE_LIMIT_KEY: 'off', LOG_LEVEL: 'silent' };
  const server = await startServer({ environment });
  addPoint(ms, 'start', n, server.startedInMs);
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const call = async (path: string, body?: object) => {
    const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const response = await fetch(server.url + path, { headers, ...init });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} returned ${response.status}: ${text.slice(0, 200)}`);
    return text;
  };
  const someone = (round: number) => addressOf(Math.floor((n * (round + 1)) / (rounds + 2)));
  const idOf = async (email: string) =>
    JSON.parse(await call(`/v1/contacts?email=${email}`)).payload.data[0].id as string;
  const id = await idOf(someone(0));
  const calls: Record<string, (round: number) => Promise<unknown>> = {
    'insert contact': (round) => call('/v1/contacts', { email: `new-${n}-${round}@shop.example` }),
    'update contact': (round) => call('/v1/contacts', { email: someone(round), firstname: 'Bo' }),
    'insert event': (round) =>
      call('/v1/automations', {
        event_code: 'order_1',
        contact_email: someone(round),
        context: {},
      }),
    'list contacts': () => call('/v1/contacts?limit=1'),
    'contact by address': (round) => call(`/v1/contacts?email=${someone(round)}`),
    'contact by id': () => call(`/v1/contacts/${id}`),
    'list events': () => call('/v1/automations?limit=1'),
    'events by code': () => call('/v1/automations?limit=1&event_code=order_1'),
    'events by contact': (round) => call(`/v1/automations?limit=1&contact_email=${someone(round)}`),
    'list emails': () => call('/v1/transactionals?limit=1'),
  };
  for (const [name, run] of Object.entries(calls)) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await timeOf(() => run(round)));
    addPoint(ms, name, n, median(times));
  }
  let busy = true;
  const lists = ['list contacts', 'list events', 'list emails'].map(async (name) => {
    while (busy) await calls[name]?.(0);
  });
  const health: number[] = [];
  for (let check = 0; check < 40; check += 1) {
    health.push(
      await timeOf(() => fetch(`${server.url}/healthz`).then((response) => response.text())),
    );
  }
  busy = false;
  await Promise.all(lists);
  addPoint(ms, 'health beside lists', n, Math.max(...health));
  if (Math.max(...health) > maxHealth) misses.push(`health beside lists at ${n}`);
  addPoint(mb, 'server', n, residentMemory(server.pid));
  await server.end('SIGTERM');
}

function rowsAt(curves: Curve, n: number, unit: string) {
  return Object.fromEntries(
    [...curves].map(([name, points]) => [
      `${name} (${unit})`,
      { median: Number((points.find(([size]) => size === n)?.[1] ?? 0).toFixed(1)) },
    ]),
  );
}

async function draw(file: string, title: string, y: string, curves: Curve): Promise<void> {
  const series = [...curves].map(([name, points]) => ({ name, points }));
  await writeFile(join(plots, `${file}.svg`), linePlot({ title, x: 'contacts', y, series }));
}
