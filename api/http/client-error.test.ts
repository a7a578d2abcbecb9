import { once } from 'node:events';
import { connect } from 'node:net';
import { refusedEnvelope } from '@grovemail/contract/envelope.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nothingStored, type TestApp, testApp } from '../routes/app-for-test.ts';

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
  ])('S3 with %s is answered in the envelope and closed', async (_, request, status) => {
    const received = await exchange(request);
    const [head = '', text = ''] = received.split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status} `);
    expect(head).toContain('x-content-type-options: nosniff');
    expect(refusedEnvelope.parse(JSON.parse(text)).error).not.toBe('');
  });
});
