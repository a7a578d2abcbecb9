import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { benchStore } from './bench-store.ts';
import { inspectStore } from './inspect-store.ts';
import { postEnquiry } from './post-enquiry.ts';
import { startServer } from './server-process.ts';

/**
 * Stops PostgreSQL under load and starts it again. Meanwhile every post must be rejected within two
 * seconds and none acknowledged that is not stored; afterwards the same server must recover within five.
 * Exits with 1 otherwise.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '30' },
    writers: { type: 'string', default: '32' },
    how: { type: 'string', default: 'fast' },
  },
});
const how = values.how === 'kill' ? 'kill' : 'fast';
const store = await benchStore('database');
const { cluster } = store;
if (!cluster) throw new Error('The store has no PostgreSQL.');
// Silent, because each rejection would be logged.
const environment = { ...store.environment, LOG_LEVEL: 'silent' };
const server = await startServer({ ...store, environment });

const posts: { marker: string; status: number; start: number; end: number }[] = [];
let stopped = false;
const writers = Array.from({ length: Number(values.writers) }, async (_, writer) => {
  for (let count = 0; !stopped; count += 1) {
    const marker = `${writer}-${count}`;
    const start = performance.now();
    const response = await postEnquiry(server.url, marker);
    const status = response?.status ?? 0;
    posts.push({ marker, status, start, end: performance.now() });
    // Backs off, as a client does after 503.
    if (status !== 200) await wait(100);
  }
});

await wait(3_000);
const stopping = performance.now();
await cluster.halt(how);
const down = performance.now();
await wait(Number(values.seconds) * 1_000);
const starting = performance.now();
await cluster.start();
const up = performance.now();
await wait(8_000);
stopped = true;
await Promise.all(writers);
await server.end('SIGTERM');
const { markers, outboxErrors } = await inspectStore(store.place);
await store.remove();

const present = new Set(markers);
const acknowledged = posts.filter(({ status }) => status === 200);
const missing = acknowledged.filter(({ marker }) => !present.has(marker)).length;
const during = posts.filter(({ start, end }) => start > down && end < starting);
const wrong = posts.filter(({ status }) => status !== 200 && status !== 503).length;
const rejected = posts.filter(({ status, start }) => status === 503 && start > stopping);
const slowest = Math.max(...rejected.map(({ start, end }) => end - start));
const first = acknowledged.find(({ end }) => end > up);
const recovery = first ? first.end - up : Number.POSITIVE_INFINITY;
const lastRejection = Math.max(0, ...rejected.map(({ end }) => end - up));

console.log(
  `PostgreSQL down for ${Math.round((up - stopping) / 100) / 10} s (${how}) under ${writers.length} writers: ` +
    `${acknowledged.length} acknowledged, ${missing} of them not stored; ` +
    `${during.length} posts meanwhile, ${during.filter(({ status }) => status === 503).length} got 503, ` +
    `slowest rejection ${Math.round(slowest)} ms; ${wrong} other responses or broken connections; ` +
    `first 200 ${Math.round(recovery)} ms after it was up, last 503 ${Math.round(lastRejection)} ms; ` +
    `${markers.length - present.size} duplicated, ${outboxErrors} outbox errors.`,
);
const passed =
  missing === 0 &&
  wrong === 0 &&
  during.length > 0 &&
  during.every(({ status }) => status === 503) &&
  slowest < 2_000 &&
  recovery < 5_000 &&
  lastRejection < 5_000 &&
  markers.length === present.size &&
  outboxErrors === 0;
process.exitCode = passed ? 0 : 1;
