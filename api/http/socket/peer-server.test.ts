import dns from 'node:dns';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { errorEnvelope } from '@grovemail/contract/envelope.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '../../app-suite/app-for-test.ts';
import { servingMinSpeed, servingTimeouts, type Timeouts, timeAllowed } from './peer-server.ts';

const shortTimeouts: Timeouts = {
  headers: 100,
  checkEvery: 20,
  message: { smallMs: 100, smallBytes: 65_536, bytesPerSecond: 100_000_000 },
};

let test: TestApp;
let sockets: Socket[] = [];
/** Requests that reached the server. */
let begun = 0;
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await test.close();
});

async function listen(settings: Parameters<typeof testApp>[0] = {}): Promise<void> {
  begun = 0;
  test = await testApp(settings);
  test.app.addHook('onRequest', async () => {
    begun += 1;
  });
  test.app.get('/large', async () => large);
  await test.app.listen({ port: 0, host: '127.0.0.1' });
}

/** Opens a connection, which keeps its half open until the test ends it. */
function open(request: string) {
  const address = test.app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  sockets.push(socket);
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  socket.on('error', () => {});
  socket.write(request);
  const ended = new Promise((resolve) => socket.on('end', resolve).on('close', resolve));
  return { socket, received: () => received, ended: ended.then(() => received) };
}

/** More than the operating system holds for a peer that does not read. */
const large = Buffer.alloc(16_777_216);

const head = (length: number, path = '/guests/enquiry') =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

/** Resolves when the server holds no connection any more. */
async function allGone(): Promise<void> {
  const { server } = test.app;
  const open = () =>
    new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
  while ((await open()) > 0) await wait(10);
}

describe('408 in the envelope, and the connection is closed', () => {
  it.each([
    ['nothing at all', ''],
    ['headers that never end', 'GET / HTTP/1.1\r\nHost: x\r\nA: b\r\n'],
    ['a body that never comes', head(1_000)],
    ['a body that stops', `${head(1_000)}{"fullname":`],
    [
      'a chunked body that never ends',
      'POST /guests/enquiry HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n',
    ],
  ])('%s', async (_, request) => {
    await listen({ timeouts: shortTimeouts });
    const received = await open(request).ended;
    const [first = '', text = ''] = received.split('\r\n\r\n');
    expect(first).toContain('HTTP/1.1 408 ');
    expect(first).toContain('x-content-type-options: nosniff');
    expect(errorEnvelope.parse(JSON.parse(text)).error).not.toBe('');
    await allGone();
  });

  it('a peer that drips a byte at a time, which fills no log', async () => {
    const logged: string[] = [];
    const stream = { write: (line: string) => logged.push(line) };
    await listen({ timeouts: shortTimeouts, logger: { level: 'warn', stream } });
    const { socket, ended } = open(head(1_000));
    const dripping = setInterval(() => socket.write(' '), 5);
    expect(await ended).toContain('HTTP/1.1 408 ');
    clearInterval(dripping);
    await allGone();
    expect(logged).toEqual([]);
  });
});

it('a rejected request is not read for ever', async () => {
  await listen({ timeouts: shortTimeouts });
  const { socket, ended } = open(head(60_000, '/guests/nothing'));
  const dripping = setInterval(() => socket.write(' '), 5);
  expect(await ended).toContain('HTTP/1.1 404 ');
  clearInterval(dripping);
  await allGone();
});

it('what is no HTTP cannot hold its connection open', async () => {
  await listen();
  expect(await open('HELLO\r\n\r\n').ended).toContain('HTTP/1.1 400 ');
  await allGone();
});

describe('a response that is not taken', () => {
  const get = 'GET /large HTTP/1.1\r\nHost: x\r\n\r\n';
  it.each([
    ['alone', get, 1],
    ['of several requests', get.repeat(16), 1],
    ['after a body', `${head(2)}{}${get}`, 2],
  ])('ends its connection: %s', async (_, request, count) => {
    // Its headers may come late where the machine is busy; what ends it is the response.
    await listen({ timeouts: { ...shortTimeouts, headers: servingTimeouts.headers } });
    const { socket } = open(request);
    socket.pause();
    while (begun < count) await wait(10);
    await allGone();
  });

  it('but one that is taken late arrives whole', async () => {
    await listen();
    const { socket, received } = open(get);
    socket.pause();
    while (begun < 1) await wait(10);
    await wait(200);
    socket.resume();
    while (received().length < large.length) await once(socket, 'data');
    expect(received()).toContain('HTTP/1.1 200 OK');
  });

  it('and so does one whose handler takes long', async () => {
    test = await testApp({ timeouts: shortTimeouts });
    test.app.get('/late', () => wait(500, 'late'));
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const { socket, received } = open('GET /late HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(socket, 'data');
    expect(received()).toMatch(/late$/);
  });
});

describe('the pace of a message', () => {
  const second = 1_000;
  it.each([
    [0, 15],
    [65_536, 15],
    [65_536 + 32_768, 16],
    [8 * 1_048_576, 15 + 254],
  ])('%i bytes may take %i s', (received, seconds) => {
    expect(timeAllowed(received, servingMinSpeed)).toBe(seconds * second);
  });

  it('is kept at 32 KB/s however long it lasts, and ends what is slower', () => {
    const isEnded = (bytesPerSecond: number) =>
      Array.from({ length: 256 }, (_, at) => at + 1).some(
        (at) => timeAllowed(at * bytesPerSecond, servingMinSpeed) < at * second,
      );
    expect([32_768, 1_000_000].map(isEnded)).toEqual([false, false]);
    expect([0, 1, 4_000, 30_000].map(isEnded)).toEqual([true, true, true, true]);
  });
});

describe('one address over its limit', () => {
  const get = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';

  it.each([
    ['headers that do not end', 'GET / HTTP/1.1\r\n', 0],
    ['requests that got a response', get, 2],
  ])('loses connections with %s, not its next request', async (_, request, count) => {
    await listen({ config: { server: { maxConnectionsPerAddress: 2 } } });
    const held = [open(request), open(request)];
    await Promise.all(held.map(({ socket }) => once(socket, count === 0 ? 'connect' : 'data')));
    const { socket, received } = open(get);
    await once(socket, 'data');
    expect(received()).toContain('200 OK');
    expect(await held[0]?.ended).not.toContain('HTTP/1.1 408');
    expect(held[1]?.socket.closed).toBe(false);
  });

  it.each<[false | number | string[], string, string]>([
    [false, '203.0.113.7', ''],
    [['10.0.0.0/8'], '203.0.113.7', ''],
    [1, '203.0.113.7', '200 OK'],
    [['127.0.0.1'], '203.0.113.7', '200 OK'],
    [1, '127.0.0.1', '429 To'],
  ])(
    'while all are busy, with TRUST_PROXY %j and for %s, gets "%s"',
    async (trustProxy, sender, expected) => {
      await listen({ config: { server: { maxConnectionsPerAddress: 2, trustProxy } } });
      for (let count = 0; count < 2; count += 1) open(head(10));
      while (begun < 2) await wait(10);
      const { socket, received, ended } = open(
        get.replace('\r\n\r\n', `\r\nX-Forwarded-For: ${sender}\r\n\r\n`),
      );
      await Promise.race([ended, once(socket, 'data')]);
      expect(received().slice(9, 15)).toBe(expected);
    },
  );
});

it('keeps connections, however many ask at once, but for a sender over its limit', async () => {
  await listen({
    config: { limits: { formsPerMinute: 1, globalPerMinute: null, keyPerMinute: null } },
  });
  const post =
    'POST /guests/enquiry HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}';
  const peers = Array.from({ length: 100 }, () => open('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'));
  const first = peers.map(({ socket }) => once(socket, 'data'));
  for (const [response] of await Promise.all(first))
    expect(connectionOf(response)).toBe('keep-alive');
  const received = peers.map(({ socket }) => once(socket, 'data'));
  for (const { socket } of peers) socket.write(post);
  const responses = (await Promise.all(received)).map(String);
  expect(responses.filter((response) => response.startsWith('HTTP/1.1 429 '))).toHaveLength(99);
  for (const response of responses) {
    const isOver = response.startsWith('HTTP/1.1 429 ');
    expect(connectionOf(response)).toBe(isOver ? 'close' : 'keep-alive');
  }
});

const connectionOf = (response: unknown) => /\r\nconnection: (\S+)/i.exec(String(response))?.[1];

it('every server starts with these limits', async () => {
  await listen();
  const { server } = test.app;
  expect(server.headersTimeout + servingTimeouts.checkEvery).toBeLessThanOrEqual(10_000);
  expect(server.timeout).toBeGreaterThan(0);
});

it('localhost is one address: a second server would have none of these limits', async () => {
  const both = [{ address: '127.0.0.1' }, { address: '::1' }];
  const lookup = vi
    .spyOn(dns, 'lookup')
    .mockImplementation(((
      _: string,
      options: { all?: boolean },
      done: (...found: unknown[]) => void,
    ) => (options.all ? done(null, both) : done(null, '127.0.0.1', 4))) as typeof dns.lookup);
  test = await testApp();
  await test.app.listen({ port: 0, host: 'localhost' });
  expect(test.app.addresses()).toHaveLength(1);
  lookup.mockRestore();
});
