import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { attachmentSource } from '../../mailing/attachment-source.ts';
import { storeFile } from '../../store/store-file.ts';
import { newId, outboxEntry } from '../../store-suite/acceptances.ts';
import { mail, unkeyed, webhook } from '../../store-suite/account-calls.ts';
import type { Worker } from '../outbox/worker.ts';
import { beforeEachMailServer, dataDir, deliver, smtp, store } from './mail-server-for-test.ts';

let servers: Server[];
let worker: Worker | null;

beforeEachMailServer();
beforeEach(() => {
  [servers, worker] = [[], null];
});
afterEach(async () => {
  await worker?.stop(0);
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Queues an email with an attachment from a host, as a call with that key does. */
async function queue(keyId: string, host: string, email: string): Promise<string> {
  const { message, ...rest } = mail({ id: newId(), createdAt: Date.now(), recipientEmail: email });
  const attachments = [{ filename: 'terms.pdf', path: `http://${host}/terms.pdf` }];
  const payload = { transactionalId: rest.id, source: attachmentSource(keyId, attachments) };
  const entry = outboxEntry({ topic: 'transactional.attached', payload, createdAt: Date.now() });
  const queued = { ...rest, message: { ...message, bcc: [], attachments } };
  await store.queueTransactional(queued, [entry], unkeyed());
  return rest.id;
}

it('a host that hangs delays neither emails of other keys nor those from other hosts', async () => {
  let asked = 0;
  const hanging = await serve(() => {
    asked += 1;
  });
  const serveFiles = () => serve((_request, response) => void response.end('%PDF-1.4 terms'));
  const sourceOf = (host: string) => attachmentSource('', [{ path: `http://${host}/` }]);
  let files = await serveFiles();
  // One port in 64 has the same hash.
  while (sourceOf(files) === sourceOf(hanging)) files = await serveFiles();
  const [one, other] = [newId(), newId()];
  for (let at = 0; at < 40; at += 1) await queue(one, hanging, `slow${at}@shop.example`);
  worker = deliver({ OUTBOUND_ALLOW: `${hanging},${files}` });
  await expect.poll(() => asked, { timeout: 60_000 }).toBe(2);
  await queue(one, files, 'ada@shop.example');
  await queue(other, files, 'obi@shop.example');
  worker.wake();
  await expect.poll(() => smtp.received.length, { timeout: 60_000 }).toBe(2);
  expect(smtp.received.map(({ to }) => to[0]).toSorted()).toEqual([
    'ada@shop.example',
    'obi@shop.example',
  ]);
  // However long that took: the host never held more than its two places.
  expect(asked).toBeLessThanOrEqual(4);
});

it('an email whose entry the worker gives up is failed, and webhooks learn of it', async () => {
  await store.addWebhook(webhook({ eventCodes: [], types: ['mail.failed'] }));
  const id = await queue(newId(), 'files.example', 'ada@shop.example');
  const raw = new DatabaseSync(storeFile(dataDir));
  raw.exec('update outbox set lost = 99, locked_until = 1');
  raw.close();
  worker = deliver({ OUTBOUND_ALLOW: '127.0.0.1:1' });
  const status = async () => (await store.readTransactional(id, 'live'))?.status;
  await expect.poll(status, { timeout: 60_000 }).toBe('failed');
  expect(await store.readTransactional(id, 'live')).toMatchObject({
    attempts: [{ outcome: 'failed', reply: expect.stringContaining('crashed 16 times') }],
  });
  const entries = await store.listOutbox();
  expect(entries.map(({ topic }) => topic)).toContain('webhook.send');
});
