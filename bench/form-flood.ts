import { statSync } from 'node:fs';
import { request } from 'node:http';
import { demos, leads } from '@grovemail/contract/operations/leads.ts';
import { pushContact } from '@grovemail/contract/operations/push.ts';
import { openStore } from '../api/store/open-store.ts';
import { storeFile } from '../api/store/store-file.ts';
import { benchStore } from './bench-store.ts';
import { mailSink } from './mail-sink.ts';
import { enquiryFields } from './post-enquiry.ts';
import { startServer } from './server-process.ts';
import { watchServer } from './watch-server.ts';

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

function callOf(name = '', who: string): Post {
  return calls[name]?.(who) ?? { path: '', body: {} };
}

const start = performance.now();
const load = floodForms();
const { health, memory } = await watchServer(server, load);
const { honeypots, flooded, others, honest } = await load;
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
    names.map((name, index) => [
      name,
      { visitors: format(honest[index]), flood: format(others[index]) },
    ]),
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

/** Fills the quarantine, then floods every call, at last while visitors use it. */
async function floodForms() {
  const honeypots = await inParallel(1_000, async (index) => {
    const sender = `127.100.${index % 50}.${1 + Math.floor(index / 50)}`;
    return repeat(perMinute, async () => {
      const { path, body } = callOf('enquiry', 'bot');
      return post({ path, body: { ...body, website: 'x' } }, sender);
    });
  });
  await inParallel(names.length, flood);
  const flooded = seconds();
  const [others, honest] = await Promise.all([inParallel(names.length, flood), visit()]);
  return { honeypots, flooded, others, honest };
}

/** Sends a call from 61 addresses at once, as often as its limit allows. */
async function flood(index: number): Promise<Tally> {
  const tallies = await inParallel(61, (host) =>
    repeat(perMinute, () => post(callOf(names[index], 'bot'), `127.${1 + index}.${host}.1`)),
  );
  return sum(tallies);
}

/** Sends each call as 20 visitors. @returns the statuses by call */
function visit(): Promise<Tally[]> {
  return inParallel(names.length, (index) =>
    repeat(20, (host) => post(callOf(names[index], visitor), `127.${200 + index}.${host}.1`)),
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

/** Posts one after the other. @returns how often each status was received */
async function repeat(count: number, send: (index: number) => Promise<string>): Promise<Tally> {
  const tally: Tally = {};
  for (let index = 0; index < count; index += 1) {
    const status = await send(index);
    tally[status] = (tally[status] ?? 0) + 1;
  }
  return tally;
}

function sum(tallies: readonly Tally[]): Tally {
  const total: Tally = {};
  for (const [status, count] of tallies.flatMap((tally) => Object.entries(tally))) {
    total[status] = (total[status] ?? 0) + count;
  }
  return total;
}

function format(tally: Tally = {}): string {
  return Object.entries(tally)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');
}

function inParallel<Result>(
  count: number,
  act: (index: number) => Promise<Result>,
): Promise<Result[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => act(index)));
}

function seconds(): number {
  return Math.round((performance.now() - start) / 1_000);
}
