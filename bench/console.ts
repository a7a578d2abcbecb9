import { parseArgs } from 'node:util';
import { benchStore } from './bench-store.ts';
import { measureCalls } from './console-calls.ts';
import { measurePages } from './console-pages.ts';
import { startConsole } from './console-process.ts';
import { fillStore } from './fill-store.ts';
import { median } from './median.ts';
import { postEnquiry } from './post-enquiry.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { timeOf } from './time-of.ts';

/**
 * Times the operator's console with many rows, while the server stores enquiries: its calls, then its pages in a browser,
 * and the server's health check. Needs `npm run build`. Exits with 1 when a median is above a second or a health check
 * takes over half a second.
 */
const { values } = parseArgs({
  options: {
    contacts: { type: 'string', default: '1000000' },
    leads: { type: 'string', default: '100000' },
    stores: { type: 'string', default: 'embedded,database' },
    rounds: { type: 'string', default: '15' },
    writers: { type: 'string', default: '4' },
  },
});
const rounds = Number(values.rounds);
const maxMedian = 1_000;
const maxHealth = 500;

/** Milliseconds of each round, by what was done. */
const times = new Map<string, number[]>();
const healthCheck = 'health check of the server';

for (const kind of values.stores.split(',') as ('embedded' | 'database')[]) {
  times.clear();
  const store = await benchStore(kind);
  await fillStore(store, 'contacts', 0, Number(values.contacts));
  await fillStore(store, 'leads', 0, Number(values.leads));
  const server = await startServer(store);
  const load = startLoad(server, Number(values.writers));
  for (const measure of [measureCalls, measurePages]) {
    const { address, close } = await startConsole(store);
    await measure(address, rounds, (name, work) => timed(server, name, work));
    await close();
  }
  const stored = await load.stop();
  await server.end('SIGTERM');
  await store.remove();
  report(kind, stored);
}

async function timed(
  server: ServerProcess,
  name: string,
  work: () => Promise<unknown>,
): Promise<void> {
  const healthz = () => fetch(`${server.url}/healthz`).then((response) => response.text());
  // Concurrent, so that a call that blocks the store delays the health check.
  const [own, health] = await Promise.all([timeOf(work), timeOf(healthz)]);
  times.set(name, [...(times.get(name) ?? []), own]);
  times.set(healthCheck, [...(times.get(healthCheck) ?? []), health]);
}

/** Posts enquiries until it is stopped. */
function startLoad(server: ServerProcess, writers: number) {
  let isRunning = true;
  let stored = 0;
  const write = async (writer: number) => {
    for (let n = 0; isRunning; n += 1) {
      const response = await postEnquiry(server.url, `console-${writer}-${n}`);
      if (response?.status === 200) stored += 1;
    }
  };
  const start = performance.now();
  const all = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
  return {
    /** @returns the enquiries stored per second */
    async stop() {
      isRunning = false;
      await all;
      return stored / ((performance.now() - start) / 1_000);
    },
  };
}

function report(kind: string, stored: number): void {
  const figures = [...times].map(([name, all]) => {
    const slowest = Math.max(...all);
    const middle = median(all);
    if (name === healthCheck ? slowest > maxHealth : middle > maxMedian) process.exitCode = 1;
    return [name, { median: Math.round(middle), slowest: Math.round(slowest) }];
  });
  console.log(
    `\n${kind}, ${values.contacts} contacts, ${values.leads} leads, ${Math.round(stored)} enquiries stored per second meanwhile`,
  );
  console.table(Object.fromEntries(figures));
}
