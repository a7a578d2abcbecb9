import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { addBenchKey } from './bench-key.ts';
import { benchStore } from './bench-store.ts';
import { startServer } from './server-process.ts';

/**
 * Three visitors' test keys send 40 emails each, with HTML that is slow to convert to text, all at once; then a
 * customer sends one email. Exits with 1 when it is not sent within 5 s.
 */
const { values } = parseArgs({ options: { mails: { type: 'string', default: '40' } } });
const slowest = '<blockquote>'.repeat(98) + '<p>a'.repeat(12_000);
const patienceMs = 120_000;

const store = await benchStore('embedded');
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
const send = (key: string, html: string) =>
  call('/v1/transactionals', key, {
    ...{ template_code: 'bench', recipient_email: 'ada@shop.example', subject: 'Hello' },
    html,
  });

const statuses: Record<number, number> = {};
const visitors: Promise<void>[] = [];
for (let visitor = 0; visitor < 3; visitor += 1) {
  const issued = (await (await call('/guests/test-key')).json()) as Payload<{ key: string }>;
  for (let mail = 0; mail < Number(values.mails); mail += 1) {
    visitors.push(
      send(issued.payload.data.key, slowest).then(
        ({ status }) => {
          statuses[status] = (statuses[status] ?? 0) + 1;
        },
        () => {},
      ),
    );
  }
}
await wait(1_000);

const start = performance.now();
const queued = (await (await send(customer.key, '<p>Hello <b>Ada</b></p>')).json()) as Mail;
let { status } = queued.payload.data;
while (status === 'queued' && performance.now() - start < patienceMs) {
  await wait(50);
  const read = await call(`/v1/transactionals/${queued.payload.data.id}`, customer.key);
  ({ status } = ((await read.json()) as Mail).payload.data);
}
const seconds = (performance.now() - start) / 1_000;
await server.end('SIGKILL');
await Promise.all(visitors);
await store.remove();
console.log(
  `Beside ${visitors.length} slow emails of 3 test keys (answers before the end: ${JSON.stringify(statuses)}), ` +
    `a customer's email was ${status} after ${seconds.toFixed(1)} s.`,
);
process.exitCode = status === 'sent' && seconds < 5 ? 0 : 1;

interface Payload<Data> {
  payload: { data: Data };
}
type Mail = Payload<{ id: string; status: string }>;
