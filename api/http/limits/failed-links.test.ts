import { afterEach, beforeEach, expect, it } from 'vitest';
import { formType, type TestApp, testApp } from '../../app-suite/app-for-test.ts';
import {
  callOf,
  pageForms,
  preferencePagesBuilt,
  trackingId,
} from '../../app-suite/links-for-test.ts';

let test: TestApp;
beforeEach(async () => {
  const limits = { formsPerMinute: 1, globalPerMinute: 1, keyPerMinute: null } as const;
  test = await testApp({ site: preferencePagesBuilt, config: { limits } });
});
afterEach(() => test.close());

const click = 'List-Unsubscribe=One-Click';
const good = trackingId();
const forged = trackingId('a key that nobody knows here');

const post = (url: string, payload: string, remoteAddress = '192.0.2.1') =>
  test.app.inject({ method: 'POST', url, payload, headers: formType, remoteAddress });

async function statuses(count: number, act: (at: number) => ReturnType<typeof post>) {
  const seen: Record<number, number> = {};
  for (let at = 0; at < count; at += 1) {
    const { statusCode } = await act(at);
    seen[statusCode] = (seen[statusCode] ?? 0) + 1;
  }
  return seen;
}

it.each<[string, (from: string) => ReturnType<typeof post>]>([
  ['one click', (from) => post(callOf(forged), click, from)],
  ['one click at a page', (from) => post(pageForms(forged)[0] ?? '', click, from)],
  ['the form of a page', (from) => post(pageForms(forged)[0] ?? '', 'lists=*', from)],
  ['what a page shows', (from) => post(pageForms(forged)[0] ?? '', 'show=stopped', from)],
  ['a confirmation', (from) => post('/newsletter/confirm/forged', '', from)],
  [
    'a call of a page',
    (remoteAddress) => test.app.inject({ method: 'PUT', url: callOf(forged), remoteAddress }),
  ],
  ['an undo', (from) => post('/guests/preferences/undo', 'token=forged', from)],
])(
  '429 with Retry-After for %s beyond 20 links of a network that do not verify',
  async (_, send) => {
    const seen = await statuses(25, (at) => send(`192.0.2.${at}`));
    expect(seen).toEqual({ [seen[403] ? 403 : 410]: 20, 429: 5 });
    expect((await send('192.0.2.99')).headers['retry-after']).toBe('60');
    expect((await send('198.51.100.1')).statusCode).not.toBe(429);
    test.clock.now += 60_000;
    expect((await send('192.0.2.1')).statusCode).not.toBe(429);
  },
);

it('200 for every valid link, from a network with any number of others too', async () => {
  await statuses(30, () => post(callOf(forged), click));
  expect(await statuses(60, () => post(callOf(good), click))).toEqual({ 200: 60 });
  expect(await statuses(30, () => post(pageForms(good)[0] ?? '', 'lists=*'))).toEqual({ 200: 30 });
});
