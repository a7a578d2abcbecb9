import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { benchStore } from './bench-store.ts';
import { postEnquiry } from './post-enquiry.ts';
import { startServer } from './server-process.ts';
import { examineStore } from './store-findings.ts';

/**
 * PostgreSQL is stopped under load and started again: meanwhile every post is refused within
 * two seconds and none is acknowledged that is not stored, and afterwards the same server goes on by
 * itself within five. Exits 1 when any of it does not hold.
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
if (!cluster) throw new Error('This needs a database.');
// Each refusal would be logged.
const environment = { ...store.environment, LOG_LEVEL: 'silent' };
const server = await startServer({ ...store, environment });

const posts: { marker: string; status: number; begun: number; ended: number }[] = [];
let stopped = false;
const writing = Array.from({ length: Number(values.writers) }, async (_, writer) => {
  for (let count = 0; !stopped; count += 1) {
    const marker = `${writer}-${count}`;
    const begun = performance.now();
    const answer = await postEnquiry(server.url, marker);
    const status = answer?.status ?? 0;
    posts.push({ marker, status, begun, ended: performance.now() });
    // As a browser would: nobody hammers a server that asks for patience.
    if (status !== 200) await wait(100);
  }
});

await wait(3_000);
const leaving = performance.now();
await cluster.halt(how);
const away = performance.now();
await wait(Number(values.seconds) * 1_000);
const returning = performance.now();
await cluster.start();
const back = performance.now();
await wait(8_000);
stopped = true;
await Promise.all(writing);
await server.end('SIGTERM');
const { markers, outboxFaults } = await examineStore(store.place);
await store.remove();

const present = new Set(markers);
const acknowledged = posts.filter(({ status }) => status === 200);
const false200 = acknowledged.filter(({ marker }) => !present.has(marker)).length;
const during = posts.filter(({ begun, ended }) => begun > away && ended < returning);
const wrong = posts.filter(({ status }) => status !== 200 && status !== 503).length;
const refused = posts.filter(({ status, begun }) => status === 503 && begun > leaving);
const slowest = Math.max(...refused.map(({ begun, ended }) => ended - begun));
const first = acknowledged.find(({ ended }) => ended > back);
const recovery = first ? first.ended - back : Number.POSITIVE_INFINITY;
const lastRefusal = Math.max(0, ...refused.map(({ ended }) => ended - back));

console.log(
  `PostgreSQL away for ${Math.round((back - leaving) / 100) / 10} s (${how}) under ${writing.length} writers: ` +
    `${acknowledged.length} acknowledged, ${false200} of them not stored; ` +
    `${during.length} posts meanwhile, ${during.filter(({ status }) => status === 503).length} answered 503, ` +
    `slowest refusal ${Math.round(slowest)} ms; ${wrong} other answers or broken connections; ` +
    `first 200 ${Math.round(recovery)} ms after it was back, last 503 ${Math.round(lastRefusal)} ms; ` +
    `${markers.length - present.size} doubled, ${outboxFaults} outbox faults.`,
);
const held =
  false200 === 0 &&
  wrong === 0 &&
  during.length > 0 &&
  during.every(({ status }) => status === 503) &&
  slowest < 2_000 &&
  recovery < 5_000 &&
  lastRefusal < 5_000 &&
  markers.length === present.size &&
  outboxFaults === 0;
process.exitCode = held ? 0 : 1;
