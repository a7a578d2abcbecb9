import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { servingPatience } from './http/peer-limits.ts';
import { type TestApp, testApp } from './routes/app-for-test.ts';

const limits = {
  formsPerMinute: 1,
  globalPerMinute: null,
  keyPerMinute: null,
} as const;

let test: TestApp;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await test.close();
});

/** Opens connections that each post an enquiry, and counts those that got an answer. */
async function flood(port: number, count: number): Promise<{ answered: number }> {
  const seen = { answered: 0 };
  const opened = Array.from({ length: count }, () => connect(port, '127.0.0.1'));
  sockets.push(...opened);
  await Promise.all(opened.map((socket) => once(socket, 'connect')));
  while ((await connections()) < opened.length) await new Promise(setImmediate);
  for (const socket of opened) {
    socket.once('data', () => {
      seen.answered += 1;
    });
    socket.write(
      'POST /guests/enquiry HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}',
    );
  }
  return seen;
}

const connections = () =>
  new Promise<number>((done) => test.app.server.getConnections((_, count) => done(count)));

it('a flood over its limit waits for its 429s, so that others are answered before it', async () => {
  test = await testApp({
    config: { limits },
    // Longer than this test: an answer that waits never comes.
    patience: { ...servingPatience, flood: 600_000 },
  });
  const url = await test.app.listen({ port: 0, host: '127.0.0.1' });
  const seen = await flood(Number(new URL(url).port), 200);
  const health = await fetch(`${url}/healthz`);
  expect(health.status).toBe(200);
  expect(seen.answered).toBeLessThan(100);
});

it('a single sender over the limit is told at once', async () => {
  test = await testApp({ config: { limits }, patience: { ...servingPatience, flood: 600_000 } });
  const url = await test.app.listen({ port: 0, host: '127.0.0.1' });
  const post = () => fetch(`${url}/guests/enquiry`, { method: 'POST' });
  await post();
  expect((await post()).status).toBe(429);
});
