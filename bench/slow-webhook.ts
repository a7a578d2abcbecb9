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
import { openSqliteStore } from '../api/store/engines/sqlite/sqlite-store.ts';
import { storeFile } from '../api/store/store-file.ts';
import { postEnquiry } from './post-enquiry.ts';
import { startServer } from './server-process.ts';

/**
 * Events wait for a receiver that takes connections and never answers. How long until the mails of an
 * enquiry arrive, and an event at another receiver? Exits 1 when either takes longer than 5 s.
 */
const { values } = parseArgs({ options: { events: { type: 'string', default: '40' } } });
const newId = uuidV7Maker(Date.now);

const mails: number[] = [];
const smtp = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData(stream, _session, done) {
    stream.resume().on('end', () => {
      mails.push(performance.now());
      done();
    });
  },
});
smtp.listen(0, '127.0.0.1');
let underWay = 0;
const hanging = createServer(() => {
  underWay += 1;
}).listen(0, '127.0.0.1');
const told: number[] = [];
const answering = createServer((_request, response) => {
  told.push(performance.now());
  response.writeHead(204).end();
}).listen(0, '127.0.0.1');
await Promise.all([smtp.server, hanging, answering].map((server) => once(server, 'listening')));
const hostOf = (server: { address(): unknown }) =>
  `127.0.0.1:${(server.address() as AddressInfo).port}`;

const dataDir = await mkdtemp(join(tmpdir(), 'grovemail-slow-webhook-'));
const store = openSqliteStore({ path: storeFile(dataDir), now: Date.now });
const secret = `whsec_${Buffer.alloc(24).toString('base64')}`;
const [slow, other] = [newId(), newId()];
for (const [id, server] of [[slow, hanging] as const, [other, answering] as const]) {
  const url = `http://${hostOf(server)}/`;
  await store.addWebhook({ id, createdAt: Date.now(), eventCode: 'paid', url, secret });
}
const putInLine = (webhookId: string) =>
  store.enqueue({
    ...{ id: newId(), createdAt: Date.now(), topic: 'webhook.send' },
    payload: { webhookId, type: 'mail.sent', timestamp: new Date().toISOString(), data: {} },
  });
await Promise.all(Array.from({ length: Number(values.events) }, () => putInLine(slow)));

const server = await startServer({
  environment: {
    DATA_DIR: dataDir,
    SMTP_URL: `smtp://${hostOf(smtp.server)}`,
    OUTBOUND_ALLOW: `${hostOf(hanging)},${hostOf(answering)}`,
  },
});
while (underWay === 0) await wait(2);
const begun = performance.now();
await putInLine(other);
await postEnquiry(server.url, 'bench');
while (mails.length < 2 || told.length < 1) await wait(2);
const [mail, event] = [Math.max(...mails) - begun, (told[0] ?? 0) - begun].map(Math.round);

await server.end('SIGTERM');
await store.close();
for (const receiver of [hanging, answering]) {
  receiver.closeAllConnections();
  receiver.close();
}
await new Promise((resolve) => smtp.close(() => resolve(null)));
await rm(dataDir, { recursive: true });
console.log(
  `Beside ${values.events} events to a receiver that never answers: both mails of an enquiry after ` +
    `${mail} ms, an event at another receiver after ${event} ms.`,
);
process.exitCode = Math.max(mail ?? 0, event ?? 0) > 5_000 ? 1 : 0;
