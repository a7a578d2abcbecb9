import { once } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import { connect, Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../app-suite/app-for-test.ts';
import { limitedConnections } from './connections.ts';

let test: TestApp;
let socket: Socket;
let url = '';
let received = '';
let handled = 0;
let respond = () => {};
beforeEach(async () => {
  received = '';
  handled = 0;
  const release = new Promise<void>((resolve) => {
    respond = resolve;
  });
  test = await testApp();
  test.app.all('/waits', async () => {
    handled += 1;
    await release;
    return 'done';
  });
  test.app.get('/large', async () => {
    handled += 1;
    return large;
  });
  url = await test.app.listen({ port: 0, host: '127.0.0.1' });
  socket = connect(Number(new URL(url).port), '127.0.0.1').setEncoding('utf8');
  socket.on('error', () => {});
  socket.on('data', (text) => {
    received += text;
  });
});
afterEach(async () => {
  respond();
  socket.destroy();
  await test.close();
});

const request = 'GET /waits HTTP/1.1\r\nHost: a\r\n\r\n';
const responses = () => received.split('HTTP/1.1 200 OK').length - 1;

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5));
}

it('16 pipelined requests are handled one after the other, and so are 16 more after them', async () => {
  socket.write(request.repeat(16));
  await fetch(`${url}/healthz`);
  expect(handled).toBe(1);
  respond();
  await until(() => responses() === 16);
  socket.write(request.repeat(16));
  await until(() => responses() === 32);
  expect(socket.closed).toBe(false);
});

it('a response that is not taken holds up those behind it, of which no handler begins', async () => {
  socket.pause();
  socket.write(request.replace('waits', 'large').repeat(16));
  await until(() => handled === 1);
  for (let count = 0; count < 50; count += 1) await fetch(`${url}/healthz`);
  expect(handled).toBe(1);
  socket.resume();
  await until(() => handled > 1);
});

/** More than the operating system holds for a peer that does not read. */
const large = Buffer.alloc(16_777_216);

it('hundreds of requests are handled one after the other', async () => {
  respond();
  for (let count = 1; count <= 300; count += 1) {
    socket.write(request);
    await until(() => responses() === count);
  }
});

describe('the 17th request in flight closes the connection, and neither it nor others are handled', () => {
  const expecting = 'POST /waits HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\n\r\n';
  it.each([
    ['as it is', request],
    ['that expects 100', expecting],
    ['that expects something else', expecting.replace('100-continue', 'x')],
    [
      'that asks for another protocol',
      `${request.trim()}\r\nConnection: upgrade\r\nUpgrade: h2c\r\n\r\n`,
    ],
  ])('%s', async (_, last) => {
    socket.write(request.repeat(16));
    await until(() => handled === 1);
    socket.write(last);
    await once(socket, 'close');
    expect([handled, responses()]).toEqual([1, 0]);
  });

  it.each([request, expecting])('among a thousand in one write', async (one) => {
    socket.write(one.repeat(1_000));
    await once(socket, 'close');
    expect([handled, responses()]).toEqual([1, 0]);
  });
});

const ofAddresses = (count: number, address: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => address(at));

function limited(isProxy: (address: string) => boolean = () => false) {
  const { admit, take } = limitedConnections(
    {
      maxConnections: 20,
      maxConnectionsPerAddress: 3,
      isProxy,
      senderOf: ({ socket: { remoteAddress }, headers }) =>
        String(headers['x-forwarded-for'] ?? remoteAddress),
    },
    (peer) => peer.destroy(),
  );
  return {
    open(address: string): Socket {
      const peer = new Socket();
      Object.defineProperty(peer, 'remoteAddress', { value: address });
      admit(peer);
      return peer;
    },
    /** @returns a function that completes the response */
    ask(peer: Socket, forwardedFor?: string): () => void {
      const request = new IncomingMessage(peer);
      if (forwardedFor) request.headers['x-forwarded-for'] = forwardedFor;
      const response = new ServerResponse(request);
      let isHandled = false;
      take(request, response, () => {
        isHandled = true;
      });
      expect(peer.destroyed).toBe(!isHandled);
      return () => response.emit('close');
    },
  };
}

describe('a connection beyond the limit is closed while all under it are busy', () => {
  it.each([
    ['3 of an IPv4 address', 3, ['192.0.2.1', '::ffff:192.0.2.1']],
    ['3 of an IPv6 /64', 3, ['2001:db8::1', '2001:db8::2:3']],
    ['6 of its /56', 6, ofAddresses(9, (at) => `2001:db8:0:${at}::1`)],
    ['12 of its /48', 12, ofAddresses(9, (at) => `2001:db8:0:${at + 1}00::1`)],
    ['20 of all', 20, ofAddresses(30, (at) => `192.0.2.${at}`)],
  ])('%s', (_, max, addresses) => {
    const { open, ask } = limited();
    const peers = [...addresses, ...addresses, ...addresses, ...addresses].map((address) => {
      const peer = open(address);
      ask(peer);
      return peer;
    });
    expect(peers.filter(({ destroyed }) => !destroyed)).toHaveLength(max);
  });

  it('and those of other addresses are not', () => {
    const { open, ask } = limited();
    for (let count = 0; count < 100; count += 1) ask(open('192.0.2.1'));
    expect(open('192.0.2.2').destroyed).toBe(false);
  });

  it('until one of them is closed', async () => {
    const { open, ask } = limited();
    const peers = ofAddresses(3, () => '192.0.2.1').map(open);
    for (const peer of peers) ask(peer);
    peers[0]?.destroy();
    await new Promise((resolve) => peers[0]?.once('close', resolve));
    expect(open('192.0.2.1').destroyed).toBe(false);
    expect(peers.map(({ destroyed }) => destroyed)).toEqual([true, false, false]);
  });

  it('but not those of a proxy, which have only the limit of all', () => {
    const { open, ask } = limited(isProxy);
    const peers = ofAddresses(30, (at) => `203.0.113.${at}`).map((sender) => {
      const peer = open(proxy);
      ask(peer, sender);
      return peer;
    });
    expect(peers.filter(({ destroyed }) => !destroyed)).toHaveLength(20);
  });
});

describe('behind a proxy, a request beyond the limit of its sender is rejected', () => {
  it.each([
    ['an IPv4 address', ofAddresses(3, () => '192.0.2.1'), '192.0.2.2'],
    ['an IPv6 /64', ofAddresses(3, (at) => `2001:db8::${at}`), '2001:db8:0:1::1'],
  ])('%s', (_, senders, other) => {
    const { open, ask } = limited(isProxy);
    const responses = senders.map((sender) => ask(open(proxy), sender));
    const hasResponse = (sender: string) => {
      const peer = open(proxy);
      ask(peer, sender)();
      return !peer.destroyed;
    };
    const [sender = ''] = senders;
    expect([hasResponse(sender), hasResponse(other)]).toEqual([false, true]);
    responses[0]?.();
    expect([hasResponse(sender), hasResponse(sender)]).toEqual([true, true]);
  });
});

const proxy = '198.51.100.7';
const isProxy = (address: string) => address === proxy;

describe('a connection beyond the limit closes', () => {
  const closedAmong = (peers: Socket[]) => peers.map(({ destroyed }) => destroyed);

  it('the one of its address that has had no request for longest', () => {
    const { open, ask } = limited();
    const other = open('192.0.2.2');
    const peers = ofAddresses(3, () => '192.0.2.1').map(open);
    const [first, second] = peers as [Socket, Socket];
    ask(first)();
    ask(second);
    for (const closed of [
      [false, false, true],
      [true, false, true],
    ]) {
      expect(open('192.0.2.1').destroyed).toBe(false);
      expect(closedAmong(peers)).toEqual(closed);
    }
    expect(other.destroyed).toBe(false);
  });

  it('the one of all that has had no request for longest', () => {
    const { open, ask } = limited();
    const peers = ofAddresses(20, (at) => `192.0.2.${at}`).map(open);
    ask(peers[0] as Socket);
    expect(open('198.51.100.1').destroyed).toBe(false);
    expect(closedAmong(peers).indexOf(true)).toBe(1);
    expect(closedAmong(peers).lastIndexOf(true)).toBe(1);
  });
});
