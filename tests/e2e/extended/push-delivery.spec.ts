import { createPublicKey, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { decrypt } from 'http_ece';
import { type RunningServer, startServer } from '../../../script/start-server.ts';
import { test as base } from '../fixtures.ts';
import { browserKeys } from '../push-browser.ts';
import { listRows, runOps } from '../run-ops.ts';

interface Message {
  body: Buffer;
  authorization: string;
}

/** Starts a stub push service, and a server that may send to it. */
const test = base.extend<{ service: PushService }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern
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
    const server = await startServer({ OUTBOUND_ALLOW: host, PUSH_SERVICES: host });
    await use(Object.assign(service, { origin: `http://${host}`, server }));
    await server.stop();
    listening.closeAllConnections();
    listening.close();
  },
});

interface PushService {
  origin: string;
  server: RunningServer;
  /** The status of the next responses. */
  status: number;
  received: Message[];
}

test('S11 a message is encrypted for its browser and signed, and 410 removes the subscription', async ({
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

  const options = [
    '--email',
    'ada@shop.example',
    '--title',
    'Sale',
    '--body',
    'From ₦900',
    '--claimed',
  ];
  await runOps(server, 'push', 'send', ...options);
  await expect.poll(() => received.length).toBe(1);
  const [message] = received;
  const [sent] = await listRows(server, 'push', 'sent');
  const body = message?.body ?? Buffer.alloc(0);
  const plain = decrypt(body, { version: 'aes128gcm', privateKey, authSecret: auth });
  expect(JSON.parse(plain.toString())).toEqual({
    title: 'Sale',
    body: 'From ₦900',
    tracking_id: sent?.id,
  });
  expect(await vapidAudience(message?.authorization ?? '', server)).toBe(service.origin);

  service.status = 410;
  await runOps(server, 'push', 'send', ...options);
  await expect.poll(() => listRows(server, 'push', 'list')).toEqual([]);
  expect(received).toHaveLength(2);
  await expect(runOps(server, 'push', 'send', ...options)).rejects.toThrow('No browser');
});

/** The audience of a VAPID token; null when it is not signed with the server's public key (RFC 8292). */
async function vapidAudience(
  authorization: string,
  { url }: RunningServer,
): Promise<string | null> {
  const response = await (await fetch(`${url}/api/push-key`)).json();
  const { key } = (response as { payload: { data: { key: string } } }).payload.data;
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
