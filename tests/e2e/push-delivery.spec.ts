import { createPublicKey, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { decrypt } from 'http_ece';
import { type RunningServer, startServer } from '../../script/start-server.ts';
import { test as base } from './fixtures.ts';
import { operate } from './operate.ts';
import { browserKeys } from './push-browser.ts';

interface Message {
  body: Buffer;
  authorization: string;
}

/** A push service of the test's own, and a server that may reach it. */
const test = base.extend<{ service: Service }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs from this pattern
  service: async ({}, use) => {
    const received: Message[] = [];
    const service = { status: 201, received };
    const listening = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const authorization = request.headers.authorization ?? '';
      received.push({ body: Buffer.concat(chunks), authorization });
      response.writeHead(service.status).end();
    }).listen(0, '127.0.0.1');
    await once(listening, 'listening');
    const host = `127.0.0.1:${(listening.address() as AddressInfo).port}`;
    const server = await startServer({ OUTBOUND_ALLOW: host });
    await use(Object.assign(service, { origin: `http://${host}`, server }));
    await server.stop();
    listening.closeAllConnections();
    listening.close();
  },
});

interface Service {
  origin: string;
  server: RunningServer;
  /** What it answers from now on. */
  status: number;
  received: Message[];
}

test('S11 a message decrypts in the browser it is for, is signed, and 410 drops the subscription', async ({
  service,
}) => {
  const { server, received } = service;
  const { privateKey, p256dh, auth } = browserKeys();
  const saved = await fetch(`${server.url}/api/contacts`, {
    method: 'POST',
    headers: { authorization: 'Bearer pk_local_push', 'content-type': 'application/json' },
    body: JSON.stringify({
      gm_web_push: { endpoint: `${service.origin}/send/1`, keys: { p256dh, auth } },
      email: 'ada@shop.example',
    }),
  });
  expect(saved.status).toBe(200);

  const words = [
    '--email',
    'ada@shop.example',
    '--title',
    'Sale',
    '--body',
    'From ₦900',
    '--claimed',
  ];
  await operate(server, 'push', 'send', ...words);
  await expect.poll(() => received.length).toBe(1);
  const [message] = received;
  const [sent] = await operate(server, 'push', 'sent', '--json');
  const body = message?.body ?? Buffer.alloc(0);
  const plain = decrypt(body, { version: 'aes128gcm', privateKey, authSecret: auth });
  expect(JSON.parse(plain.toString())).toEqual({
    title: 'Sale',
    body: 'From ₦900',
    tracking_id: sent?.id,
  });
  expect(await signedFor(message?.authorization ?? '', server)).toBe(service.origin);

  service.status = 410;
  await operate(server, 'push', 'send', ...words);
  await expect.poll(() => operate(server, 'push', 'list', '--json')).toEqual([]);
  expect(received).toHaveLength(2);
  await expect(operate(server, 'push', 'send', ...words)).rejects.toThrow('No browser');
});

/** For whom a VAPID token is, if it is signed with the key that the server tells pages (RFC 8292). */
async function signedFor(authorization: string, { url }: RunningServer): Promise<string | null> {
  const answer = await (await fetch(`${url}/api/push-key`)).json();
  const { key } = (answer as { payload: { data: { key: string } } }).payload.data;
  const [, token = '', named] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  if (named !== key) return null;
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const half = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: half(1), y: half(33) };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isSigned ? JSON.parse(Buffer.from(claims, 'base64url').toString()).aud : null;
}
