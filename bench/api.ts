import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { addBenchKey } from './bench-key.ts';
import { benchStore } from './bench-store.ts';
import { inspectStore } from './inspect-store.ts';
import { median } from './median.ts';
import { enquiryFields } from './post-enquiry.ts';
import { spawnServer, startServer } from './server-process.ts';

/**
 * Throughput and latency of durable posts on both stores, against the bare store behind the same HTTP
 * server: a form of the site and an event of the public API, interleaved, at 1, 32 and 256 connections,
 * while the server also sends the emails of each form. Exits with 1 when a response is not 2xx, an
 * acknowledged form is not stored, or forms have less than half of the bare store's throughput at 32 connections.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '1,32,256' },
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const target = { connections: 32, minRatio: 0.5 };

interface Endpoint {
  name: string;
  url: string;
  headers: Record<string, string>;
  body: object;
}

interface Result {
  perSecond: number;
  p50: number;
  p99: number;
  acknowledged: number;
  failed: number;
}

let passed = true;
for (const kind of ['embedded', 'database'] as const) {
  const [store, bareStore] = [await benchStore(kind), await benchStore(kind)];
  const { key } = await addBenchKey(store.place);
  const server = await startServer({
    environment: { ...store.environment, RATE_LIMIT_KEY: 'off', LOG_LEVEL: 'silent' },
  });
  const bare = await spawnServer('bare-server.ts', [JSON.stringify(bareStore.place)]);
  // autocannon's mark for an id: the same enquiry twice would be stored once.
  const enquiry = enquiryFields('A load [<id>]');
  const form: Endpoint = {
    name: 'form',
    url: `${server.url}/guests/enquiry`,
    headers: {},
    body: enquiry,
  };
  const endpoints: Endpoint[] = [
    { name: 'bare store', url: bare.url, headers: {}, body: enquiry },
    form,
    {
      name: 'event',
      url: `${server.url}/v1/automations`,
      headers: { authorization: `Bearer ${key}` },
      body: {
        event_code: 'order_placed',
        contact_email: 'ada@example.com',
        context: { firstname: 'Ada', order_total: 12_500, note: enquiry.body },
      },
    },
  ];

  let acknowledgedForms = 0;
  for (const connections of values.connections.split(',').map(Number)) {
    const results = new Map<Endpoint, Result[]>(endpoints.map((endpoint) => [endpoint, []]));
    for (let round = 0; round < rounds; round += 1) {
      for (const endpoint of endpoints) {
        results.get(endpoint)?.push(await runLoad(endpoint, connections));
      }
    }
    for (const { acknowledged } of results.get(form) ?? []) acknowledgedForms += acknowledged;
    const medianOf = (endpoint: Endpoint, figure: keyof Result) =>
      median((results.get(endpoint) ?? []).map((result) => result[figure]));
    const bareRate = medianOf(endpoints[0] as Endpoint, 'perSecond');
    console.log(`\n${kind}, ${connections} connection(s), medians of ${rounds} × ${seconds} s`);
    console.table(
      endpoints.map((endpoint) => {
        const rate = medianOf(endpoint, 'perSecond');
        const ratio = rate / bareRate;
        const failed = (results.get(endpoint) ?? []).reduce((sum, run) => sum + run.failed, 0);
        const isTarget = endpoint === form && connections === target.connections;
        if (failed > 0 || (isTarget && ratio < target.minRatio)) passed = false;
        return {
          target: endpoint.name,
          'posts/s': Math.round(rate),
          'of bare': ratio.toFixed(2),
          'p50 ms': medianOf(endpoint, 'p50'),
          'p99 ms': medianOf(endpoint, 'p99'),
          'not 2xx': failed,
        };
      }),
    );
  }
  await server.end('SIGTERM');
  await bare.end('SIGKILL');
  const stored = (await inspectStore(store.place)).markers.length;
  console.log(`${acknowledgedForms} forms acknowledged, ${stored} stored`);
  if (stored < acknowledgedForms) passed = false;
  await store.remove();
  await bareStore.remove();
}
process.exitCode = passed ? 0 : 1;

async function runLoad({ url, headers, body }: Endpoint, connections: number): Promise<Result> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    idReplacement: true,
  });
  const { requests, latency, non2xx, errors } = result;
  return {
    perSecond: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    acknowledged: result['2xx'],
    failed: non2xx + errors,
  };
}
