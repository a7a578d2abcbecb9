import { once } from 'node:events';
import { connect } from 'node:net';
import { errorEnvelope } from '@grovemail/contract/envelope.ts';
import { commonHeaders } from '@grovemail/contract/security-headers.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nothingStored, type TestApp, testApp } from '../../app-suite/app-for-test.ts';

let test: TestApp;
beforeEach(async () => {
  test = await testApp();
});
afterEach(() => test.close());

describe('a raw socket', () => {
  async function exchange(request: string): Promise<string> {
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const address = test.app.server.address();
    const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.write(request);
    await once(socket, 'close');
    expect(await test.counts()).toEqual(nothingStored);
    return received;
  }

  /** @throws unless it carries every security header once */
  function expectSecured(head: string): void {
    const names = head.split('\r\n').map((line) => line.split(':', 1)[0]);
    for (const name of [
      ...Object.keys(commonHeaders),
      'strict-transport-security',
      'content-security-policy',
    ]) {
      expect(names.filter((found) => found === name)).toEqual([name]);
    }
  }

  const body = JSON.stringify({
    fullname: 'Ada',
    email: 'ada@b.co',
    subject: 'Hello',
    body: 'There',
  });

  it.each<[string, string, number]>([
    ['nonsense', 'HELLO\r\n\r\n', 400],
    ['headers over 16 KB', `GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(17_000)}\r\n\r\n`, 431],
    [
      'two lengths of one body (CL+TE)',
      `POST /guests/enquiry HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${body}`,
      400,
    ],
    [
      'two Content-Length',
      `POST /guests/enquiry HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}`,
      400,
    ],
    [
      'a chunk of no size',
      'POST /guests/enquiry HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
      400,
    ],
    ['two Host', 'GET /healthz HTTP/1.1\r\nHost: x\r\nhOST: y\r\nConnection: close\r\n\r\n', 400],
    [
      'the same Host twice',
      'GET / HTTP/1.1\r\nHost: x\r\nHost: x\r\nConnection: close\r\n\r\n',
      400,
    ],
    ['no Host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['an unknown method', 'FOO / HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['HTTP/2 spoken at once', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['CONNECT', 'CONNECT x:443 HTTP/1.1\r\nHost: x\r\n\r\n', 405],
    ['TRACE', 'TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 405],
    ['PROPFIND', 'PROPFIND / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 405],
    ['OPTIONS *', 'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 405],
    [
      'an upgrade to a websocket',
      'GET /guests/nothing HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: upgrade, close\r\n\r\n',
      404,
    ],
    [
      'an expectation that nobody knows',
      'GET /guests/nothing HTTP/1.1\r\nHost: x\r\nExpect: tea\r\nConnection: close\r\n\r\n',
      404,
    ],
  ])('with %s gets the envelope and is closed', async (_, request, status) => {
    const received = await exchange(request);
    const [head = '', text = ''] = received.split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status} `);
    expectSecured(head);
    expect(errorEnvelope.parse(JSON.parse(text)).error).not.toBe('');
  });

  it('of HTTP/1.0 needs no Host', async () => {
    expect(await exchange('GET /healthz HTTP/1.0\r\n\r\n')).toContain('HTTP/1.1 200 OK');
  });
});
