import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { uuidV7Maker } from '../api/store/database/uuid-v7.ts';
import { openSqliteStore } from '../api/store/sqlite-store.ts';
import { storeFile } from '../api/store/store-file.ts';
import { postEnquiry } from './post-enquiry.ts';
import { startServer } from './server-process.ts';

/**
 * Queues events for a webhook receiver that accepts connections and never responds, and measures how long
 * an enquiry's emails take meanwhile, and an event for another receiver. Exits with 1 above 5 s.
 */
const { values } = parseArgs({ options: { events: { type: 'string', default: '40' } } });
const newId = uuidV7Maker(Date.now);

const mailTimes: number[] = [];
const smtp = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData(stream, _session, done) {
    stream.resume().on('end', () => {
      mailTimes.push(performance.now());
      done();
    });
  },
});
smtp.listen(0, '127.0.0.1');
let hangingRequests = 0;
const hanging = createServer(() => {
  hangingRequests += 1;
}).listen(0, '127.0.0.1');
const eventTimes: number[] = [];
const responding = createServer((_request, response) => {
  eventTimes.push(performance.now());
  response.writeHead(204).end();
}).listen(0, '127.0.0.1');
await Promise.all([smtp.server, hanging, responding].map((server) => once(server, 'listening')));
const hostOf = (server: { address(): unknown }) =>
  `127.0.0.1:${(server.address() as AddressInfo).port}`;

const dataDir = await mkdtemp(join(tmpdir(), 'grovemail-slow-webhook-'));
const store = openSqliteStore({ path: storeFile(dataDir), now: Date.now });
const secret = `whsec_${Buffer.alloc(24).toString('base64')}`;
const [slow, other] = [newId(), newId()];
for (const [id, server] of [[slow, hanging] as const, [other, responding] as const]) {
  const url = `http://${hostOf(server)}/`;
  const subscriptions = { eventCodes: ['paid'], types: [] };
  await store.addWebhook({ id, createdAt: Date.now(), ...subscriptions, url, secret });
}
const enqueueEvent = (webhookId: string) =>
  store.enqueue({
    id: newId(),
    createdAt: Date.now(),
    topic: 'webhook.send',
    payload: { webhookId, type: 'mail.sent', timestamp: new Date().toISOString(), data: {} },
  });
await Promise.all(Array.from({ length: Number(values.events) }, () => enqueueEvent(slow)));

const server = await startServer({
  environment: {
    DATA_DIR: dataDir,
    SMTP_URL: `smtp://${hostOf(smtp.server)}`,
    OUTBOUND_ALLOW: `${hostOf(hanging)},${hostOf(responding)}`,
  },
});
while (hangingRequests === 0) await wait(2);
const start = performance.now();
await enqueueEvent(other);
await postEnquiry(server.url, 'bench');
while (mailTimes.length < 2 || eventTimes.length < 1) await wait(2);
const [mail, event] = [Math.max(...mailTimes), eventTimes[0] ?? 0].map((time) =>
  Math.round(time - start),
);

await server.end('SIGTERM');
await store.close();
for (const receiver of [hanging, responding]) {
  receiver.closeAllConnections();
  receiver.close();
}
await new Promise((resolve) => smtp.close(() => resolve(null)));
await rm(dataDir, { recursive: true });
console.log(
  `With ${values.events} events queued for a receiver that never responds: both emails of an enquiry after ` +
    `${mail} ms, an event for another receiver after ${event} ms.`,
);
process.exitCode = Math.max(mail ?? 0, event ?? 0) > 5_000 ? 1 : 0;
