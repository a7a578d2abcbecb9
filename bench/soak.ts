import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openStore } from '../api/store/open-store.ts';
import { addBenchKey } from './bench-key.ts';
import { benchStore } from './bench-store.ts';
import { inspectStore } from './inspect-store.ts';
import { mailSink } from './mail-sink.ts';
import { enquiryFields } from './post-enquiry.ts';
import { residentMemory } from './resident-memory.ts';
import { startServer } from './server-process.ts';

/**
 * Mixed traffic at a constant rate for twenty minutes: pages, forms, contacts, events, emails and bad
 * requests. Prints the latency and the server's memory for each minute. Exits with 1 when acknowledged
 * data is missing, or memory grew by a fifth from the second quarter to the last.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '20' },
    /** Requests per second. */
    pace: { type: 'string', default: '60' },
    database: { type: 'boolean', default: false },
  },
});
const minutes = Number(values.minutes);
const smtp = await mailSink();
const store = await benchStore(values.database ? 'database' : 'embedded');
const { key } = await addBenchKey(store.place);
const server = await startServer({
  environment: {
    ...store.environment,
    SMTP_URL: smtp.url,
    RATE_LIMIT_KEY: 'off',
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '1',
  },
});

type Request = (n: number) => {
  path: string;
  body?: object;
  /** Expected. */
  status: number;
};
const markers: string[] = [];
/** Sent round-robin: a request is as frequent as its entries here. */
const traffic: Request[] = [
  () => ({ path: '/', status: 200 }),
  () => ({ path: '/pricing', status: 200 }),
  (n) => ({
    path: '/guests/enquiry',
    body: { ...enquiryFields(`soak-${n}`), email: `soak-${n}@example.com` },
    status: 200,
  }),
  (n) => ({
    path: '/v1/contacts',
    body: { email: `c${n % 5_000}@example.com`, firstname: `n${n}` },
    status: 200,
  }),
  (n) => ({
    path: '/v1/automations',
    body: {
      event_code: 'order_placed',
      contact_email: `c${n % 5_000}@example.com`,
      context: { n },
    },
    status: 200,
  }),
  (n) => ({
    path: '/v1/transactionals',
    body: {
      template_code: 'order',
      recipient_email: `c${n}@example.com`,
      subject: 'Your order',
      html: `<h1>Order @number</h1>${'<p>A line of the order.</p>'.repeat(40)}`,
      data: { number: n },
    },
    status: 200,
  }),
  () => ({ path: '/v1/contacts', body: { email: 'nobody' }, status: 400 }),
  () => ({ path: '/v1/contacts?limit=20', status: 200 }),
];

interface Minute {
  times: number[];
  megabytes: number;
  unexpected: Record<string, number>;
}
const report: Minute[] = [];
const inFlight = new Set<Promise<void>>();
let sent = 0;
let transactionals = 0;
const start = performance.now();
for (let minute = 0; minute < minutes; minute += 1) {
  const figures: Minute = { times: [], megabytes: 0, unexpected: {} };
  report.push(figures);
  while (performance.now() - start < (minute + 1) * 60_000) {
    const due = ((performance.now() - start) / 1_000) * Number(values.pace);
    for (; sent < due; sent += 1) {
      const request = send(sent, figures).finally(() => inFlight.delete(request));
      inFlight.add(request);
    }
    await wait(10);
  }
  figures.megabytes = residentMemory(server.pid);
  process.stderr.write(
    `Minute ${minute + 1} of ${minutes}: ${Math.round(figures.megabytes)} MB.\n`,
  );
}
await Promise.all(inFlight);
const reader = await openStore(store.place, { now: Date.now });
while ((await reader.countOutbox()).waiting > 0) await wait(100);
const { dead, done } = await reader.countOutbox();
await reader.close();
await server.end('SIGTERM');
await smtp.close();
const { integrity, markers: stored } = await inspectStore(store.place);
await store.remove();

console.table(
  report.map(({ times, megabytes, unexpected }) => ({
    responses: times.length,
    'p50 ms': percentile(times, 0.5),
    'p99 ms': percentile(times, 0.99),
    'slowest ms': percentile(times, 1),
    MB: Math.round(megabytes),
    unexpected: JSON.stringify(unexpected),
  })),
);
const present = new Set(stored);
const missing = markers.filter((marker) => !present.has(marker)).length;
const duplicated = stored.length - present.size;
// Each enquiry sends a receipt; most notices are gathered.
const mailsMissing = Math.max(0, markers.length + transactionals - smtp.received.size);
const unexpected = report.some((minute) => Object.keys(minute.unexpected).length > 0);
const growth = meanMemory(3) / meanMemory(1);
console.log(
  `${minutes} minutes, ${sent} requests: ${markers.length} enquiries acknowledged, ${missing} missing, ` +
    `${duplicated} duplicated; ${done} outbox entries delivered, ${dead} dead; ${smtp.received.size} emails, ` +
    `${mailsMissing} missing; memory in the last quarter ${growth.toFixed(2)} × the second; store ${integrity}.`,
);
const lost = missing + duplicated + dead + mailsMissing > 0 || integrity !== 'ok';
process.exitCode = lost || unexpected || growth > 1.2 ? 1 : 0;

/** Sends request n of the traffic, and notes its time and its outcome. */
async function send(n: number, { times, unexpected }: Minute): Promise<void> {
  const { path, body, status } = traffic[n % traffic.length]?.(n) ?? { path: '/', status: 200 };
  const sentAt = performance.now();
  const received = await statusOf(path, body, n);
  times.push(performance.now() - sentAt);
  if (received !== status) {
    const label = `${path} ${received}`;
    unexpected[label] = (unexpected[label] ?? 0) + 1;
  } else if (path === '/guests/enquiry') {
    markers.push(`soak-${n}`);
  } else if (path === '/v1/transactionals') {
    transactionals += 1;
  }
}

/** Sends a request, and reads the whole response. */
async function statusOf(
  path: string,
  body: object | undefined,
  n: number,
): Promise<number | string> {
  // Each from a network of its own, since a network's receipts are limited.
  const sender = `${10 + (n >> 16)}.${(n >> 8) & 255}.${n & 255}.1`;
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${key}`,
    'x-forwarded-for': sender,
  };
  const post = body && { method: 'POST', body: JSON.stringify(body) };
  try {
    const response = await fetch(server.url + path, { headers, ...post });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 'no response';
  }
}

function percentile(times: readonly number[], fraction: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.ceil(sorted.length * fraction) - 1] ?? 0);
}

/** Mean megabytes in a quarter of the run. */
function meanMemory(quarter: number): number {
  const size = report.length / 4;
  const slice = report.slice(Math.floor(quarter * size), Math.ceil((quarter + 1) * size));
  return slice.reduce((sum, { megabytes }) => sum + megabytes, 0) / slice.length;
}
