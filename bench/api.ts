import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { postLoad } from './autocannon.ts';
import { addBenchKey } from './bench-key.ts';
import { benchStore } from './bench-store.ts';
import { inspectStore } from './inspect-store.ts';
import { linePlot } from './line-plot.ts';
import { median } from './median.ts';
import { enquiryFields } from './post-enquiry.ts';
import { spawnServer, startServer } from './server-process.ts';

/**
 * Throughput and latency of durable posts on both stores, against the bare store behind the same HTTP
 * server: a form of the site and an event of the public API, interleaved, from 1 to 1,000 connections,
 * while the server also sends the emails of each form. Draws both as `bench/plots/api-*.svg`. Exits with 1 when a
 * response is not 2xx, an acknowledged form is not stored, a target of `targets` is missed, or health is too slow.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '1,8,32,64,128,256,512,1000' },
    stores: { type: 'string', default: 'embedded,database' },
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const allConnections = values.connections.split(',').map(Number);

/** Minimum throughput at 32 and 256 connections, as a share of the bare store's. */
const minOfBare = { embedded: 0.4, database: 0.35 };
/** Minimum throughput from 32 connections on, as a share of the best of these. */
const minOfBest = 0.75;
/** Milliseconds that a post on one connection may take beyond the bare store's. */
const maxBeyondBare = 3;
/** Milliseconds, 99th percentile. */
const maxHealth = 500;

interface Endpoint {
  name: string;
  url: string;
  /** The URL of the server whose health is checked meanwhile. */
  health: string | null;
  headers: Record<string, string>;
  body: object;
}

interface Result {
  perSecond: number;
  p50: number;
  p99: number;
  acknowledged: number;
  failed: number;
  health: number[];
}

interface Point {
  connections: number;
  perSecond: number;
  ofBare: number;
  p50: number;
}

const misses: string[] = [];
const plots = join(import.meta.dirname, 'plots');
await mkdir(plots, { recursive: true });
for (const kind of values.stores.split(',') as ('embedded' | 'database')[]) await measure(kind);
for (const miss of misses) console.log(`Missed: ${miss}`);
process.exitCode = misses.length > 0 ? 1 : 0;

async function measure(kind: 'embedded' | 'database'): Promise<void> {
  const [store, bareStore] = [await benchStore(kind), await benchStore(kind)];
  const { key } = await addBenchKey(store.place);
  const server = await startServer({
    environment: { ...store.environment, RATE_LIMIT_KEY: 'off', LOG_LEVEL: 'silent' },
  });
  const bare = await spawnServer('bare-server.ts', [JSON.stringify(bareStore.place)]);
  // With an id, because the same enquiry twice is stored once.
  const enquiry = enquiryFields('A load [<id>]');
  const health = `${server.url}/healthz`;
  const endpoints: Endpoint[] = [
    { name: 'bare store', url: bare.url, health: null, headers: {}, body: enquiry },
    { name: 'form', url: `${server.url}/guests/enquiry`, health, headers: {}, body: enquiry },
    {
      name: 'event',
      url: `${server.url}/v1/automations`,
      health,
      headers: { authorization: `Bearer ${key}` },
      body: {
        event_code: 'order_placed',
        contact_email: 'ada@example.com',
        context: { firstname: 'Ada', order_total: 12_500, note: enquiry.body },
      },
    },
  ];
  const curves = new Map<string, Point[]>(endpoints.map(({ name }) => [name, []]));
  let acknowledgedForms = 0;
  for (const connections of allConnections) {
    const results = await runRounds(endpoints, connections);
    for (const { acknowledged } of results.get('form') ?? []) acknowledgedForms += acknowledged;
    const bareResults = results.get('bare store') ?? [];
    const bareRate = median(bareResults.map(({ perSecond }) => perSecond));
    const barePost = median(bareResults.map(({ p50 }) => p50));
    const rows = [...results].map(([name, own]) => {
      const perSecond = median(own.map((result) => result.perSecond));
      const [p50, p99] = [median(own.map((run) => run.p50)), median(own.map((run) => run.p99))];
      const failed = own.reduce((sum, run) => sum + run.failed, 0);
      const checks = own.flatMap((run) => run.health).toSorted((a, b) => a - b);
      const healthP99 = checks[Math.ceil(checks.length * 0.99) - 1] ?? null;
      const ofBare = perSecond / bareRate;
      curves.get(name)?.push({ connections, perSecond, ofBare, p50 });
      const where = `${kind}, ${connections} connections, ${name}`;
      if (failed > 0) misses.push(`${where}: ${failed} posts broken or not 2xx`);
      if (healthP99 !== null && healthP99 > maxHealth)
        misses.push(`${where}: health ${Math.round(healthP99)} ms`);
      if (name !== 'bare store' && [32, 256].includes(connections) && ofBare < minOfBare[kind])
        misses.push(`${where}: ${ofBare.toFixed(2)} of the bare store`);
      if (name === 'form' && connections === 1 && p50 > barePost + maxBeyondBare)
        misses.push(`${where}: ${p50 - barePost} ms beyond the bare store`);
      return {
        target: name,
        'posts/s': Math.round(perSecond),
        'of bare': ofBare.toFixed(2),
        'p50 ms': p50,
        'p99 ms': p99,
        'health p99 ms': healthP99 && Math.round(healthP99),
        failed,
      };
    });
    console.log(`\n${kind}, ${connections} connection(s), medians of ${rounds} × ${seconds} s`);
    console.table(rows);
  }
  await server.end('SIGTERM');
  await bare.end('SIGKILL');
  const stored = (await inspectStore(store.place)).markers.length;
  console.log(`${acknowledgedForms} forms acknowledged, ${stored} stored`);
  if (stored < acknowledgedForms) misses.push(`${kind}: ${acknowledgedForms - stored} forms lost`);
  await store.remove();
  await bareStore.remove();
  for (const [name, points] of curves) {
    const busy = points.filter(({ connections }) => connections >= 32);
    const best = Math.max(...busy.map(({ perSecond }) => perSecond));
    for (const { connections, perSecond } of name === 'bare store' ? [] : busy) {
      if (perSecond < best * minOfBest)
        misses.push(
          `${kind}, ${connections} connections, ${name}: ${Math.round((100 * perSecond) / best)} % of the best`,
        );
    }
  }
  await draw(kind, 'throughput', 'posts per second', curves, ({ perSecond }) => perSecond);
  await draw(kind, 'median', 'milliseconds', curves, ({ p50 }) => Math.max(p50, 0.1));
}

async function runRounds(
  endpoints: readonly Endpoint[],
  connections: number,
): Promise<Map<string, Result[]>> {
  const results = new Map<string, Result[]>(endpoints.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const endpoint of endpoints) {
      results.get(endpoint.name)?.push(await runLoad(endpoint, connections));
    }
  }
  return results;
}

async function runLoad(
  { url, health, headers, body }: Endpoint,
  connections: number,
): Promise<Result> {
  let running = true;
  const ended = postLoad({
    url,
    connections,
    seconds,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }).finally(() => {
    running = false;
  });
  const checks: number[] = [];
  while (running && health !== null) {
    const start = performance.now();
    await fetch(health).then((response) => response.text());
    checks.push(performance.now() - start);
    await wait(50);
  }
  const result = await ended;
  const { requests, latency, non2xx, errors } = result;
  return {
    perSecond: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    acknowledged: result['2xx'],
    failed: non2xx + errors,
    health: checks,
  };
}

async function draw(
  kind: string,
  name: string,
  y: string,
  curves: ReadonlyMap<string, Point[]>,
  figureOf: (point: Point) => number,
): Promise<void> {
  const series = [...curves].map(([target, points]) => ({
    name: target,
    points: points.map((point) => [point.connections, figureOf(point)] as const),
  }));
  const title = `Durable posts: ${name}, ${kind} store`;
  const svg = linePlot({ title, x: 'connections', y, series });
  await writeFile(join(plots, `api-${kind}-${name}.svg`), svg);
}
