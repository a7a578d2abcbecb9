import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { addBenchKey } from './bench-key.ts';
import { benchStore } from './bench-store.ts';
import { startServer } from './server-process.ts';

/**
 * One live key sends 60 emails at once, with HTML that is slow to convert to text and five blind copies each,
 * beside 20 emails of each of three visitors' test keys; once its calls have their responses, another customer sends one
 * email. Exits with 1 when it is not sent within 5 s.
 */
const { values } = parseArgs({
  options: { mails: { type: 'string', default: '60' }, copies: { type: 'string', default: '5' } },
});
const slow = (paragraphs: number) => '<blockquote>'.repeat(98) + '<p>a'.repeat(paragraphs);
const timeoutMs = 600_000;

const store = await benchStore('embedded');
const attacker = await addBenchKey(store.place);
const customer = await addBenchKey(store.place);
const server = await startServer({ environment: { ...store.environment, RATE_LIMIT_KEY: 'off' } });
const call = (path: string, key?: string, body?: object) =>
  fetch(server.url + path, {
    method: key && !body ? 'GET' : 'POST',
    headers: {
      ...(key && { authorization: `Bearer ${key}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
const send = (key: string, html: string, bcc: string[] = []) =>
  call('/v1/transactionals', key, {
    template_code: 'bench',
    recipient_email: 'ada@shop.example',
    subject: 'Hello',
    html,
    bcc,
  });

const statuses: Record<number, number> = {};
async function sendSlow(key: string, mails: number, html: string, bcc?: string[]): Promise<void> {
  const sendOne = async () => {
    const { status } = await send(key, html, bcc);
    statuses[status] = (statuses[status] ?? 0) + 1;
  };
  await Promise.all(Array.from({ length: mails }, sendOne));
}

let worstHealthMs = 0;
let isWatching = true;
const watching = (async () => {
  while (isWatching) {
    const startedAt = performance.now();
    await fetch(`${server.url}/healthz`).then((response) => response.text());
    worstHealthMs = Math.max(worstHealthMs, performance.now() - startedAt);
    await wait(20);
  }
})();

const copies = Array.from({ length: Number(values.copies) }, (_, at) => `bob${at}@shop.example`);
const accepted = sendSlow(attacker.key, Number(values.mails), slow(100_000), copies);
const visitors: Promise<void>[] = [];
for (let visitor = 0; visitor < 3; visitor += 1) {
  const issued = (await (await call('/guests/test-key')).json()) as Payload<{ key: string }>;
  visitors.push(sendSlow(issued.payload.data.key, 20, slow(12_000)).catch(() => {}));
}
await accepted;

const start = performance.now();
const queued = (await (await send(customer.key, '<p>Hello <b>Ada</b></p>')).json()) as Mail;
let { status } = queued.payload.data;
while (status === 'queued' && performance.now() - start < timeoutMs) {
  await wait(50);
  const read = await call(`/v1/transactionals/${queued.payload.data.id}`, customer.key);
  ({ status } = ((await read.json()) as Mail).payload.data);
}
const seconds = (performance.now() - start) / 1_000;
isWatching = false;
await watching;
await server.end('SIGKILL');
await Promise.all(visitors);
await store.remove();
console.log(
  `Beside slow emails (responses: ${JSON.stringify(statuses)}), another customer's ` +
    `email was ${status} after ${seconds.toFixed(1)} s; the slowest health check took ` +
    `${(worstHealthMs / 1_000).toFixed(1)} s.`,
);
process.exitCode = status === 'sent' && seconds < 5 ? 0 : 1;

interface Payload<Data> {
  payload: { data: Data };
}
type Mail = Payload<{ id: string; status: string }>;
