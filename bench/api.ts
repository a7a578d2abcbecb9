import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { benchStore } from './bench-store.ts';
import { measuringKey } from './measuring-key.ts';
import { enquiryFields } from './post-enquiry.ts';
import { spawnServer, startServer } from './server-process.ts';

/**
 * Durable posts per second on both stores, beside the bare store behind the same HTTP server: the site's
 * form and a developer's event, at 1, 32 and 256 connections, by turns, while the same process works
 * off the mails that each form sets off. Exits 1 when an answer is not 2xx, or the form reaches less
 * than half of the bare store at 32 connections.
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
const goal = { connections: 32, ratio: 0.5 };

interface Target {
  name: string;
  url: string;
  headers: Record<string, string>;
  body: object;
}

interface Load {
  perSecond: number;
  p50: number;
  p99: number;
  refused: number;
}

let held = true;
for (const kind of ['embedded', 'database'] as const) {
  const [store, bareStore] = [await benchStore(kind), await benchStore(kind)];
  const { key } = await measuringKey(store.place);
  const server = await startServer({
    environment: { ...store.environment, RATE_LIMIT_KEY: 'off', LOG_LEVEL: 'silent' },
  });
  const bare = await spawnServer('bare-server.ts', [JSON.stringify(bareStore.place)]);
  const enquiry = enquiryFields('A load');
  const targets: Target[] = [
    { name: 'bare store', url: bare.url, headers: {}, body: enquiry },
    { name: 'form', url: `${server.url}/guests/enquiry`, headers: {}, body: enquiry },
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

  for (const connections of values.connections.split(',').map(Number)) {
    const loads = new Map<Target, Load[]>(targets.map((target) => [target, []]));
    for (let round = 0; round < rounds; round += 1) {
      for (const target of targets) loads.get(target)?.push(await load(target, connections));
    }
    const bareRate = middle(loads.get(targets[0] as Target) ?? [], 'perSecond');
    console.log(`\n${kind}, ${connections} connection(s), medians of ${rounds} × ${seconds} s`);
    console.table(
      targets.map((target) => {
        const runs = loads.get(target) ?? [];
        const ratio = middle(runs, 'perSecond') / bareRate;
        const refused = runs.reduce((sum, run) => sum + run.refused, 0);
        if (refused > 0) held = false;
        if (target.name === 'form' && connections === goal.connections && ratio < goal.ratio) {
          held = false;
        }
        return {
          target: target.name,
          'posts/s': Math.round(middle(runs, 'perSecond')),
          'of bare': ratio.toFixed(2),
          'p50 ms': middle(runs, 'p50'),
          'p99 ms': middle(runs, 'p99'),
          'not 2xx': refused,
        };
      }),
    );
  }
  await server.end('SIGTERM');
  await bare.end('SIGKILL');
  await store.remove();
  await bareStore.remove();
}
process.exitCode = held ? 0 : 1;

async function load({ url, headers, body }: Target, connections: number): Promise<Load> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const { requests, latency, non2xx, errors } = result;
  return {
    perSecond: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    refused: non2xx + errors,
  };
}

function middle(loads: readonly Load[], figure: keyof Load): number {
  const sorted = loads.map((one) => one[figure]).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
