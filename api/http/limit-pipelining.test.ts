import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../routes/app-for-test.ts';

let test: TestApp;
let socket: Socket;
let received = '';
let handled = 0;
let answer = () => {};
beforeEach(async () => {
  received = '';
  handled = 0;
  const answering = new Promise<void>((resolve) => {
    answer = resolve;
  });
  test = await testApp();
  test.app.all('/waits', async () => {
    handled += 1;
    await answering;
    return 'answered';
  });
  const url = await test.app.listen({ port: 0, host: '127.0.0.1' });
  socket = connect(Number(new URL(url).port), '127.0.0.1').setEncoding('utf8');
  socket.on('error', () => {});
  socket.on('data', (text) => {
    received += text;
  });
});
afterEach(async () => {
  answer();
  socket.destroy();
  await test.close();
});

const request = 'GET /waits HTTP/1.1\r\nHost: a\r\n\r\n';
const answers = () => received.split('HTTP/1.1 200 OK').length - 1;

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5));
}

it('16 pipelined requests are answered, and so are 16 more after them', async () => {
  socket.write(request.repeat(16));
  await until(() => handled === 16);
  answer();
  await until(() => answers() === 16);
  socket.write(request.repeat(16));
  await until(() => answers() === 32);
  expect(socket.closed).toBe(false);
});

it('hundreds of requests are answered one after the other', async () => {
  answer();
  for (let count = 1; count <= 300; count += 1) {
    socket.write(request);
    await until(() => answers() === count);
  }
});

describe('the 17th unanswered request closes the connection, and neither it nor others are handled', () => {
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
    await until(() => handled === 16);
    socket.write(last);
    await once(socket, 'close');
    expect([handled, answers()]).toEqual([16, 0]);
  });

  it.each([request, expecting])('among a thousand in one write', async (one) => {
    socket.write(one.repeat(1_000));
    await once(socket, 'close');
    expect([handled, answers()]).toEqual([16, 0]);
  });
});
