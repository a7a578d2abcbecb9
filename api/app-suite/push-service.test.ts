import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decrypt } from 'http_ece';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { outbound } from '../sending/calls/outbound.ts';
import { pushDelivery } from '../sending/push/push-delivery.ts';
import { newVapidKeys } from '../sending/push/vapid-keys.ts';
import { uuidV7Maker } from '../store/database/uuid-v7.ts';
import { type TestApp, testApp } from './app-for-test.ts';

// A push service of the tests' own: what it is sent is real HTTP, encrypted and signed.
let service: Server;
let status: number;
let received: { path: string | undefined; body: Buffer; authorization: string | undefined }[];
let host: string;
let test: TestApp;

beforeEach(async () => {
  [status, received] = [201, []];
  service = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { authorization } = request.headers;
    received.push({ path: request.url, body: Buffer.concat(chunks), authorization });
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  host = `127.0.0.1:${(service.address() as AddressInfo).port}`;
  test = await testApp({
    config: { outboundAllow: [host], push: { apiKey: 'pk_push', services: [host] } },
  });
});
afterEach(async () => {
  service.closeAllConnections();
  service.close();
  await test.close();
});

const browser = createECDH('prime256v1');
browser.generateKeys();
const authSecret = randomBytes(16).toString('base64url');
const vapid = newVapidKeys();

async function save(): Promise<string> {
  const p256dh = browser.getPublicKey().toString('base64url');
  const subscription = { endpoint: `http://${host}/send/1`, keys: { p256dh, auth: authSecret } };
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/contacts',
    headers: { authorization: 'Bearer pk_push' },
    payload: { gm_web_push: subscription, email: 'ada@shop.example' },
  });
  return response.json().payload.data.id;
}

/** Queues a message and delivers what is due. @param allow the hosts that may be called */
async function send(subscriptionId: string, allow: string[] = [host]): Promise<string[]> {
  const newId = uuidV7Maker(() => test.clock.now);
  const [id, createdAt] = [newId(), test.clock.now];
  const message = { id, createdAt, subscriptionId, email: 'ada@shop.example', title: 'Hello' };
  const payload = { subscriptionId, messageId: id, title: 'Hello', body: 'There' };
  await test.store.queuePushes([
    { message, entry: { id: newId(), topic: 'push.send', payload, createdAt } },
  ]);
  const deliver = pushDelivery({
    request: outbound({ allow, userAgent: 'test' }),
    subscriptions: test.store,
    vapid,
    services: [host],
    subject: 'mailto:hello@grovemail.example',
  });
  const due = await test.store.claimOutbox({ limit: 10, leaseUntil: test.clock.now + 1 });
  return Promise.all(due.map((entry) => deliver(entry)));
}

it('a subscription saved through the API is sent what its browser alone can read', async () => {
  const id = await save();
  expect(await send(id)).toEqual([`${host} took the message (201)`]);
  const [message] = await test.store.listPushMessages();
  const [request, ...others] = received;
  expect(others).toEqual([]);
  expect(request?.path).toBe('/send/1');
  expect(request?.authorization).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=B[\w-]{86}$/);
  const plain = decrypt(request?.body ?? Buffer.alloc(0), {
    version: 'aes128gcm',
    privateKey: browser,
    authSecret,
  });
  expect(JSON.parse(plain.toString())).toEqual({
    title: 'Hello',
    body: 'There',
    tracking_id: message?.id,
  });
});

it.each([404, 410])('it is dropped when the service responds with %i', async (gone) => {
  const id = await save();
  status = gone;
  await send(id);
  expect(await test.store.listSubscriptions()).toEqual([]);
  // What waits for it is done with, without another request.
  expect(await send(id)).toEqual(['not sent: no such subscription any more']);
  expect(received).toHaveLength(1);
});

it('it is kept and nothing is sent where the address may not be called', async () => {
  const id = await save();
  await expect(send(id, [])).rejects.toMatchObject({ name: 'OutboundError', code: 'forbidden' });
  expect(received).toEqual([]);
  expect(await test.store.listSubscriptions()).toHaveLength(1);
});
