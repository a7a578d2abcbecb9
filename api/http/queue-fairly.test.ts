import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { queueFairly } from './queue-fairly.ts';

const clock = { now: 0 };
let server: Server;
let sockets: Socket[] = [];
beforeEach(async () => {
  clock.now = 0;
  server = createServer((_request, response) => response.end('ok'));
  queueFairly(server, () => clock.now);
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await once(server.close(), 'close');
});

async function open(count: number): Promise<Socket[]> {
  const { port } = server.address() as AddressInfo;
  const opened = Array.from({ length: count }, () =>
    connect(port, '127.0.0.1').setEncoding('utf8'),
  );
  sockets.push(...opened);
  await Promise.all(opened.map((socket) => once(socket, 'connect')));
  // One is accepted in each turn.
  while ((await connections()) < sockets.filter(({ destroyed }) => !destroyed).length) await turn();
  return opened;
}

/** Sends one request on each connection in the same turn. @returns their `Connection` headers */
async function ask(from: readonly Socket[]): Promise<string[]> {
  const answers = from.map((socket) => once(socket, 'data'));
  for (const socket of from) socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  return (await Promise.all(answers)).map(
    ([answer]) => /connection: (\S+)/i.exec(String(answer))?.[1] ?? '',
  );
}

const connections = () =>
  new Promise<number>((done) => server.getConnections((_, count) => done(count)));
const turn = () => new Promise((done) => setImmediate(done));

it('keeps connections while few are busy', async () => {
  const few = await open(8);
  for (let time = 0; time < 8; time += 1) {
    expect(await ask(few)).toEqual(few.map(() => 'keep-alive'));
  }
});

it('closes them after each response while many are, and keeps them again ten seconds later', async () => {
  const many = await open(100);
  const first = await ask(many);
  expect(first).toEqual(first.map((_, at) => (at < 32 ? 'keep-alive' : 'close')));
  const [one, other] = many.slice(0, 2) as [Socket, Socket];
  expect(await ask([one])).toEqual(['close']);
  await once(one, 'close');
  clock.now += 9_999;
  expect(await ask([other])).toEqual(['close']);
  clock.now += 1;
  expect(await ask(await open(1))).toEqual(['keep-alive']);
});
