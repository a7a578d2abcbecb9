import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type TestApp, testApp } from '../app-suite/app-for-test.ts';
import { type Tracing, traceTo } from './tracing.ts';

let received: { path: string; key: string | undefined; type: string | undefined; body: Buffer }[];
let endpoint: string;
let tracing: Tracing;
let test: TestApp;
const open: (() => unknown)[] = [];

beforeEach(async () => {
  received = [];
  const collector = createServer(async (request, response) => {
    const { url: path = '', headers } = request;
    const body = await buffer(request);
    received.push({ path, key: String(headers['x-key']), type: headers['content-type'], body });
    response.end();
  });
  await once(collector.listen(0, '127.0.0.1'), 'listening');
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  test = await testApp();
  tracing = traceTo({ endpoint, headers: { 'x-key': 'for us alone' } });
  tracing.requests(test.app);
  open.push(
    () => test.close(),
    () => collector.close(),
    () => collector.closeAllConnections(),
  );
});
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';

/** Protobuf writes texts as they are, so they can be found in it. */
const sent = () => Buffer.concat(received.map(({ body }) => body));

it('sends a span for each request by its route, in the caller’s trace, without an address', async () => {
  await test.app.inject({
    method: 'POST',
    url: '/guests/enquiry?from=ada@shop.example',
    headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
    payload: { fullname: 'Ada', email: 'ada@shop.example', subject: 'Hi', body: 'There' },
  });
  await test.app.inject('/unsubscription/a/ada@shop.example/c-1');
  await tracing.end();
  expect(received[0]).toMatchObject({
    path: '/v1/traces',
    key: 'for us alone',
    type: 'application/x-protobuf',
  });
  const all = sent();
  expect(all.includes('POST /guests/enquiry')).toBe(true);
  expect(all.includes(Buffer.from(traceId, 'hex'))).toBe(true);
  expect(all.includes('GET ')).toBe(true);
  expect(all.includes('ada')).toBe(false);
  expect(all.includes('shop.example')).toBe(false);
});

it('sends a span for each attempt to deliver, and hands on what came of it', async () => {
  const entry = { id: 'e-1', topic: 'a', payload: {}, createdAt: 0, attempts: 3, lost: 0 };
  const { signal } = new AbortController();
  const all = tracing.deliveries({
    good: async () => '250 ok',
    bad: async () => {
      throw new Error('No mailbox ada@shop.example.');
    },
  });
  expect(await all.good?.(entry, signal)).toBe('250 ok');
  await expect(all.bad?.(entry, signal)).rejects.toThrow('No mailbox');
  await tracing.end();
  for (const text of ['deliver good', 'deliver bad', 'e-1', 'No mailbox …@…']) {
    expect(sent().includes(text), text).toBe(true);
  }
  expect(sent().includes('ada')).toBe(false);
});

it('does not mind that the collector is away', async () => {
  const away = traceTo({ endpoint: 'http://127.0.0.1:9', headers: {} });
  await away
    .deliveries({ a: async () => '' })
    .a?.(
      { id: 'e-1', topic: 'a', payload: {}, createdAt: 0, attempts: 1, lost: 0 },
      new AbortController().signal,
    );
  await away.end();
});
