import { request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { benchStore } from './bench-store.ts';
import { enquiryFields } from './post-enquiry.ts';
import { residentMemory } from './resident-memory.ts';
import { startServer } from './server-process.ts';

/**
 * One address opens as many connections as it can and holds them: with headers or bodies of a byte per second, or with
 * responses that it does not read. Meanwhile other addresses, a new one each time, post a form and check health. Exits
 * with 1 when one of them gets no response, or not within a second. Needs a built site, and Linux, where all of
 * 127.0.0.0/8 is this machine.
 */
const kinds = {
  'slow headers': { first: 'GET / HTTP/1.1\r\nHost: x\r\nA: ', drip: 'a' },
  'slow bodies': {
    // One-click unsubscribe counts toward no limit before its body has arrived.
    first:
      'POST /guests/unsubscribe/x HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 60000\r\n\r\n',
    drip: ' ',
  },
  'unread responses': {
    first: 'GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(16),
    // Ignored before a request (RFC 9112 §2.2); writing shows whether the connection still exists.
    drip: '\r\n',
  },
};
type Kind = keyof typeof kinds;

/** The number of the last honest sender. */
let sender = 0;

interface Attack {
  kind: Kind;
  port: number;
  connections: number;
}

if (isMainThread) await measure();
else attack(workerData);

async function measure(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '20' },
      connections: { type: 'string', default: '2200' },
    },
  });
  const store = await benchStore('embedded');
  const defaults = { RATE_LIMIT: 'on', MAX_CONNECTIONS_PER_ADDRESS: '256' };
  const environment = { ...store.environment, ...defaults, LOG_LEVEL: 'silent' };
  const server = await startServer({ environment });
  let passed = true;
  for (const kind of Object.keys(kinds) as Kind[]) {
    const { port } = new URL(server.url);
    const data: Attack = { kind, port: Number(port), connections: Number(values.connections) };
    // Off this thread, which times the honest requests.
    const attacker = new Worker(new URL(import.meta.url), { workerData: data });
    let most = 0;
    attacker.on('message', (open: number) => {
      most = Math.max(most, open);
    });
    await wait(3_000);
    const end = performance.now() + Number(values.seconds) * 1_000;
    const posts: number[] = [];
    const checks: number[] = [];
    let memory = 0;
    while (performance.now() < end) {
      posts.push(await responseTime(server.url, '/guests/enquiry'));
      checks.push(await responseTime(server.url, '/healthz'));
      memory = Math.max(memory, residentMemory(server.pid));
      await wait(100);
    }
    await attacker.terminate();
    console.log(
      `One address with ${kind}, up to ${most} connections: ${summary('posts', posts)}, ` +
        `${summary('health checks', checks)}; memory at most ${Math.round(memory)} MB.`,
    );
    passed &&= [...posts, ...checks].every((ms) => ms < 1_000);
    await wait(2_000);
  }
  await server.end('SIGTERM');
  await store.remove();
  process.exitCode = passed ? 0 : 1;
}

/** Milliseconds until a new sender gets a 200; Infinity without one within 10 s. */
async function responseTime(url: string, path: string): Promise<number> {
  sender += 1;
  const body = path === '/healthz' ? '' : JSON.stringify(enquiryFields(`Honest ${sender}`));
  const options = {
    method: body ? 'POST' : 'GET',
    headers: body ? { 'content-type': 'application/json' } : {},
    localAddress: `127.1.${sender >> 8}.${sender & 255}`,
    agent: false as const,
    timeout: 10_000,
  };
  const start = performance.now();
  const status = await new Promise<number>((resolve) => {
    const call = request(url + path, options, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    call.on('error', () => resolve(0)).on('timeout', () => call.destroy());
    call.end(body);
  });
  return status === 200 ? performance.now() - start : Number.POSITIVE_INFINITY;
}

function summary(name: string, times: readonly number[]): string {
  const finished = times.filter(Number.isFinite);
  const worst = Math.round(Math.max(0, ...finished));
  return `${finished.length} of ${times.length} ${name} got a response, the slowest in ${worst} ms`;
}

/** Holds connections until its thread is terminated. */
function attack({ kind, port, connections }: Attack): void {
  const { first, drip } = kinds[kind];
  let open = 0;
  function hold(): void {
    const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' });
    let dripping: NodeJS.Timeout;
    if (kind === 'unread responses') socket.pause();
    else socket.resume();
    socket.on('error', () => {});
    socket.once('connect', () => {
      open += 1;
      socket.write(first);
      dripping = setInterval(() => socket.write(drip), 1_000);
      socket.once('close', () => {
        open -= 1;
      });
    });
    socket.once('close', () => {
      clearInterval(dripping);
      setTimeout(hold, 1_000);
    });
  }
  for (let count = 0; count < connections; count += 1) hold();
  setInterval(() => parentPort?.postMessage(open), 200);
}
