import { statSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { demos, leads } from '@grovemail/contract/operations/leads.ts';
import { pushContact } from '@grovemail/contract/operations/push.ts';
import { openStore } from '../api/store/open-store.ts';
import { storeFile } from '../api/store/store-file.ts';
import { benchStore } from './bench-store.ts';
import { mailSink } from './mail-sink.ts';
import { enquiryFields } from './post-enquiry.ts';
import { residentMemory } from './resident-memory.ts';
import { startServer } from './server-process.ts';

/**
 * 1,000 addresses in 50 networks fill the quarantine with honeypot posts; then 61 addresses flood each form and call
 * as fast as the limit per address allows, while 20 visitors of each send it once from other networks. Linux takes
 * all of 127.0.0.0/8 as senders. Exits with 1 when a visitor is rejected, or a form of theirs is quarantined.
 */
const store = await benchStore('embedded');
const sink = await mailSink();
const server = await startServer({
  environment: {
    ...store.environment,
    SMTP_URL: sink.url,
    RATE_LIMIT: 'on',
    LOG_LEVEL: 'silent',
  },
});
const { port } = new URL(server.url);
const perMinute = 10;
const visitor = 'visitor';

let sent = 0;
const email = (who: string) => `${who}-${++sent}@example.com`;
const pushExample = pushContact.examples.body as {
  gm_web_push: { endpoint: string; keys: object };
};
const leadOf = ({ type, metadata }: { type: string; metadata: object }, who: string) => {
  return { type, metadata: { ...metadata, email: email(who) } };
};
const calls: Record<string, (who: string) => Post> = {
  enquiry: (who) => {
    const body = { ...enquiryFields(`${who} ${++sent}`), email: email(who) };
    return { path: '/guests/enquiry', body };
  },
  demo: (who) => ({ path: '/demos', body: leadOf(Object(demos.examples.body), who) }),
  savings: (who) => ({ path: '/leads', body: leadOf(Object(leads.examples.body), who) }),
  newsletter: (who) => {
    return { path: '/api/contacts/pk_local_site/capture/', body: { email: email(who) } };
  },
  feedback: (who) => {
    const body = { page: '/developers', helpful: 'no', comment: email(who) };
    return { path: '/guests/feedback', body };
  },
  'fresh link': (who) => ({ path: '/guests/preferences/link', body: { email: email(who) } }),
  'push subscription': (who) => {
    const endpoint = `https://fcm.googleapis.com/fcm/send/${++sent}`;
    const subscription = { ...pushExample.gm_web_push, endpoint };
    return {
      path: '/api/contacts',
      body: { ...pushExample, gm_web_push: subscription, email: email(who) },
    };
  },
  'sample email': (who) => ({ path: '/guests/sample-email', body: { email: email(who) } }),
  'test key': () => ({ path: '/guests/test-key', body: {} }),
};
const names = Object.keys(calls);

const health: number[] = [];
let memory = 0;
let running = true;
const watching = watch();
const start = performance.now();

const honeypots = await Promise.all(
  times(1_000, async (at) => {
    const from = `127.100.${at % 50}.${1 + Math.floor(at / 50)}`;
    const tally: Tally = {};
    for (let time = 0; time < perMinute; time += 1) {
      const { path, body } = calls.enquiry?.('bot') ?? { path: '', body: {} };
      count(tally, await post({ path, body: { ...body, website: 'x' } }, from));
    }
    return tally;
  }),
);
await Promise.all(names.map((_, at) => flood(at)));
const flooded = seconds();
const [others, honest] = await Promise.all([Promise.all(names.map((_, at) => flood(at))), visit()]);
running = false;
await watching;
await server.end('SIGTERM');
await sink.close();
const opened = await openStore(store.place, { now: Date.now });
const filter = { quarantined: true, limit: 20_000 };
const lists = await Promise.all(
  [opened.listEnquiries, opened.listLeads, opened.listSubscribers, opened.listFeedback].map(
    (list) => list(filter) as Promise<object[]>,
  ),
);
const rows = lists.flat().map((row) => JSON.stringify(row));
const ofVisitors = rows.filter((row) => row.includes(visitor)).length;
await opened.close();
const megabytes = statSync(storeFile(store.place.dataDir)).size / 1_000_000;
await store.remove();

console.table(
  Object.fromEntries(
    names.map((name, at) => [name, { visitors: format(honest[at]), flood: format(others[at]) }]),
  ),
);
console.log(
  `10,000 honeypot posts: ${format(sum(honeypots))}. Quarantined: ${rows.length} rows, ${ofVisitors} of them of visitors. ` +
    `Health check max ${Math.round(Math.max(...health))} ms, memory at most ${Math.round(memory)} MB, ` +
    `store ${Math.round(megabytes)} MB; flooded after ${flooded} s, done after ${seconds()} s.`,
);
const rejected = honest.filter((tally) => Object.keys(tally).join() !== '200');
process.exitCode = rejected.length + ofVisitors > 0 ? 1 : 0;

interface Post {
  path: string;
  body: object;
}
type Tally = Record<string, number>;

/** Sends a call from 61 networks at once. */
async function flood(index: number): Promise<Tally> {
  const tallies = await Promise.all(
    times(61, async (at) => {
      const tally: Tally = {};
      for (let time = 0; time < perMinute; time += 1) {
        const made = calls[names[index] ?? '']?.('bot');
        if (made) count(tally, await post(made, `127.${1 + index}.${at}.1`));
      }
      return tally;
    }),
  );
  return sum(tallies);
}

/** Sends each call as 20 visitors. @returns the statuses by call */
async function visit(): Promise<Tally[]> {
  return Promise.all(
    names.map(async (name, network) => {
      const tally: Tally = {};
      for (let at = 0; at < 20; at += 1) {
        const made = calls[name]?.(visitor);
        if (made) count(tally, await post(made, `127.${200 + network}.${at}.1`));
      }
      return tally;
    }),
  );
}

function post({ path, body }: Post, localAddress: string): Promise<string> {
  const headers = { 'content-type': 'application/json', authorization: 'Bearer pk_local_push' };
  return new Promise((resolve) => {
    const options = { host: '127.0.0.1', port, path, method: 'POST', headers, localAddress };
    const call = request({ ...options, agent: false }, (response) => {
      response.resume().on('end', () => resolve(String(response.statusCode)));
    });
    call.on('error', () => resolve('broken')).end(JSON.stringify(body));
  });
}

async function watch(): Promise<void> {
  while (running) {
    const before = performance.now();
    await fetch(`${server.url}/healthz`).then((response) => response.arrayBuffer());
    health.push(performance.now() - before);
    memory = Math.max(memory, residentMemory(server.pid));
    await wait(100);
  }
}

function count(tally: Tally, status: string): void {
  tally[status] = (tally[status] ?? 0) + 1;
}

function sum(tallies: readonly Tally[]): Tally {
  const total: Tally = {};
  for (const [status, times] of tallies.flatMap((tally) => Object.entries(tally))) {
    total[status] = (total[status] ?? 0) + times;
  }
  return total;
}

function format(tally: Tally = {}): string {
  return Object.entries(tally)
    .map(([status, times]) => `${times} × ${status}`)
    .join(', ');
}

function times<Result>(count: number, make: (at: number) => Result): Result[] {
  return Array.from({ length: count }, (_, at) => make(at));
}

function seconds(): number {
  return Math.round((performance.now() - start) / 1_000);
}
