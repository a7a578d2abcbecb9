import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listen } from './listen.ts';

let app: FastifyInstance;
let stop: () => Promise<unknown>;
let port: number;
let sockets: Socket[];
let accepted: number;

beforeEach(async () => {
  app = Fastify();
  app.get('/', async () => 'here');
  sockets = [];
  accepted = 0;
  app.server.on('connection', () => {
    accepted += 1;
  });
  stop = await listen(app, { host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await app.close();
  await stop();
});

async function open(count: number): Promise<void> {
  const all = Array.from({ length: count }, () => connect(port, '127.0.0.1'));
  sockets.push(...all);
  await Promise.all(all.map((socket) => once(socket, 'connect')));
  await vi.waitUntil(() => accepted === sockets.length, 60_000);
}

it.runIf(process.platform === 'linux')('accepts several connections in a turn', async () => {
  const byTurn: number[] = [];
  const opened = open(200);
  while (accepted < 200) {
    const before = accepted;
    await new Promise(setImmediate);
    byTurn.push(accepted - before);
    // As a busy turn would, so that connections wait.
    for (const until = performance.now() + 5; performance.now() < until; );
  }
  await opened;
  expect(Math.max(...byTurn)).toBeGreaterThan(1);
});

it('accepts every connection', async () => {
  await open(40);
  for (const socket of sockets) {
    socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
    const [response] = await once(socket, 'data');
    expect(String(response)).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(String(response)).toMatch(/here$/);
  }
});

it('fails on a port that another server uses', async () => {
  const other = Fastify();
  await expect(listen(other, { host: '127.0.0.1', port })).rejects.toMatchObject({
    code: 'EADDRINUSE',
    port,
  });
  await other.close();
});

it('stops listening at once, and ends with the last connection', async () => {
  await open(40);
  const order: string[] = [];
  const stopped = stop().then(() => order.push('stopped'));
  const [error] = await once(connect(port, '127.0.0.1'), 'error');
  expect(error.code).toBe('ECONNREFUSED');
  for (const socket of sockets) socket.end();
  order.push('ended');
  await stopped;
  expect(order).toEqual(['ended', 'stopped']);
});
