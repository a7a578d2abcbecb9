import { afterEach, expect, it } from 'vitest';
import { type TestApp, testApp } from '../routes/app-for-test.ts';

let test: TestApp;
let answer = () => {};
afterEach(async () => {
  answer();
  await test.close();
});

async function started(trustProxy: false | number) {
  const answering = new Promise<void>((resolve) => {
    answer = resolve;
  });
  test = await testApp({ config: { server: { maxConnectionsPerAddress: 2, trustProxy } } });
  let begun = 0;
  test.app.get('/waits', async () => {
    begun += 1;
    await answering;
    return 'answered';
  });
  const send = (url: string, sender: string) =>
    test.app.inject({ url, headers: { 'x-forwarded-for': sender } });
  return {
    /** Begins requests that wait. */
    async hold(senders: readonly string[]) {
      const held = senders.map((sender) => send('/waits', sender));
      while (begun < held.length) await new Promise(setImmediate);
      return held;
    },
    status: async (sender: string) => (await send('/healthz', sender)).statusCode,
  };
}

it.each([
  ['an IPv4 address', ['192.0.2.1', '192.0.2.1'], '192.0.2.2'],
  ['an IPv6 /64', ['2001:db8::1', '2001:db8::2:3'], '2001:db8:0:1::1'],
])(
  '429 behind a proxy for a third request at once of %s, not for others',
  async (_, two, other) => {
    const { hold, status } = await started(1);
    const held = await hold(two);
    expect([await status(two[0] as string), await status(other)]).toEqual([429, 200]);
    answer();
    await Promise.all(held);
    expect(await status(two[0] as string)).toBe(200);
  },
);

it('429 for a sender that forges its address, where no proxy is trusted', async () => {
  const { hold, status } = await started(false);
  await hold(['192.0.2.1', '192.0.2.2']);
  expect(await status('192.0.2.3')).toBe(429);
});
