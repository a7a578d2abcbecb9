import { afterEach, describe, expect, it } from 'vitest';
import { formType, type TestApp, testApp } from './app-for-test.ts';

const limits = { formsPerMinute: 10, globalPerMinute: 600 };

const open: TestApp[] = [];
async function started(settings: Parameters<typeof testApp>[0] = {}): Promise<TestApp> {
  const test = await testApp({ config: { limits }, ...settings });
  open.push(test);
  return test;
}
afterEach(async () => {
  for (const test of open.splice(0)) await test.close();
});

let written = 0;
/** No two alike: a repetition would store nothing. */
function enquiry() {
  written += 1;
  return { fullname: 'Ada', email: 'ada@b.co', subject: 'Hello', body: `No. ${written}` };
}

async function post({ app }: TestApp, remoteAddress: string, payload: object = enquiry()) {
  return app.inject({ method: 'POST', url: '/guests/enquiry', payload, remoteAddress });
}

async function statuses(posts: Promise<{ statusCode: number }>[]): Promise<Record<number, number>> {
  const seen: Record<number, number> = {};
  for (const { statusCode } of await Promise.all(posts))
    seen[statusCode] = (seen[statusCode] ?? 0) + 1;
  return seen;
}

const times = <Result>(count: number, make: (at: number) => Result) =>
  Array.from({ length: count }, (_, at) => make(at));

/** Addresses of IPv4 that have nothing to do with one another. */
const address = (at: number) => `10.${at >> 8}.${at & 255}.1`;

const heldReasons = async ({ store }: TestApp) =>
  (await store.listEnquiries({ quarantined: true })).map(({ quarantine }) => quarantine?.reason);

describe('posts that store nothing close no form', () => {
  it.each<[string, (test: TestApp, sender: string) => Promise<{ statusCode: number }>]>([
    ['empty', (test, sender) => post(test, sender, {})],
    ['repeated', (test, sender) => post(test, sender, { ...enquiry(), body: 'The same' })],
    [
      'half-filled',
      ({ app }, remoteAddress) =>
        app.inject({
          method: 'POST',
          url: '/guests/enquiry',
          payload: new URLSearchParams({ ...enquiry(), email: '' }).toString(),
          headers: formType,
          remoteAddress,
        }),
    ],
    [
      'trapped',
      (test, sender) => post(test, sender, { ...enquiry(), website: 'http://spam.example' }),
    ],
  ])('%s ones of 61 addresses', async (_kind, send) => {
    const test = await started();
    for (const sender of times(61, address)) {
      await Promise.all(times(10, () => send(test, sender)));
    }
    const before = await test.counts();
    expect((await post(test, '192.0.2.1')).statusCode).toBe(200);
    expect(await test.counts()).toMatchObject({
      enquiries: before.enquiries + 1,
      quarantined: before.quarantined,
    });
  });
});

describe('a sender is a network', () => {
  const within = (count: number, make: (at: number) => string) => async (test: TestApp) =>
    statuses(times(count, (at) => post(test, make(at))));

  it.each<[string, number, (at: number) => string]>([
    ['an address of IPv4', 10, () => '192.0.2.1'],
    ['a /64', 10, (at) => `2001:db8:0:1::${at.toString(16)}`],
    ['a /56', 20, (at) => `2001:db8:0:1${at.toString(16).padStart(2, '0')}::1`],
    ['a /48', 40, (at) => `2001:db8:1:${at.toString(16)}00::1`],
  ])('%s stores at most %i a minute', async (_network, most, make) => {
    const test = await started();
    expect(await within(120, make)(test)).toEqual({ 200: most, 429: 120 - most });
    expect((await post(test, '2001:db8:ffff::1')).statusCode).toBe(200);
    expect(await heldReasons(test)).toEqual([]);
  });

  it('that is over its limit leaves its neighbors theirs', async () => {
    const test = await started();
    await within(500, () => '2001:db8::1')(test);
    expect(await within(10, () => '2001:db8:0:1::1')(test)).toEqual({ 200: 10 });
  });

  it('counts every post, rejected or not', async () => {
    const test = await started();
    await Promise.all(times(10, () => post(test, '192.0.2.1', {})));
    const rejected = await post(test, '192.0.2.1');
    expect(rejected.statusCode).toBe(429);
    expect(rejected.headers).toMatchObject({ 'ratelimit-limit': '10', 'retry-after': '60' });
  });

  it.each(['192.0.2.7', '[2001:db8::7]'])(
    'whatever port a proxy writes behind %s',
    async (client) => {
      const server = { trustProxy: ['10.0.0.0/8'] };
      const test = await started({ config: { limits, server } });
      const send = (at: number) =>
        test.app.inject({
          method: 'POST',
          url: '/guests/enquiry',
          payload: enquiry(),
          // The inner proxy writes ports as well.
          headers: { 'x-forwarded-for': `${client}:${40_000 + at}, 10.0.0.2:${50_000 + at}` },
          remoteAddress: '10.0.0.1',
        });
      expect(await statuses(times(15, send))).toEqual({ 200: 10, 429: 5 });
    },
  );
});

describe('beyond the limit over all senders', () => {
  const few = { ...limits, globalPerMinute: 5 };
  const askForLink = ({ app }: TestApp, remoteAddress: string) => {
    written += 1;
    const payload = { email: `ada${written}@b.co` };
    return app.inject({ method: 'POST', url: '/guests/preferences/link', payload, remoteAddress });
  };

  it('quarantines what a network sends after its first two posts, with the same response', async () => {
    const test = await started({ config: { limits: few } });
    const responses = [];
    for (let at = 0; at < 10; at += 1) responses.push(await post(test, '192.0.2.1'));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(times(10, () => 200));
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    expect(await test.counts()).toMatchObject({ enquiries: 7, quarantined: 3, outbox: 14 });
    expect(await heldReasons(test)).toEqual(times(3, () => 'overall_limit'));

    test.clock.now += 60_000;
    for (let at = 0; at < 3; at += 1) await post(test, '192.0.2.1');
    expect(await test.counts()).toMatchObject({ enquiries: 10, quarantined: 3 });
  });

  it('61 addresses keep no other network out of any form', async () => {
    const test = await started({ config: { limits: few } });
    for (const sender of times(61, address)) {
      await statuses(times(4, () => post(test, sender)));
      await statuses(times(4, () => askForLink(test, sender)));
    }
    const held = (await test.counts()).quarantined;
    for (const sender of ['192.0.2.1', '2001:db8::1']) {
      expect(await statuses(times(2, () => post(test, sender)))).toEqual({ 200: 2 });
      expect(await statuses(times(2, () => askForLink(test, sender)))).toEqual({ 200: 2 });
    }
    expect((await test.counts()).quarantined).toBe(held);
  });

  it('holds to the last one when all come at once', async () => {
    const test = await started({ config: { limits: few } });
    const sent = times(40, (at) => post(test, `192.0.2.${at}`, at % 2 ? {} : enquiry()));
    expect(await statuses(sent)).toEqual({ 200: 20, 400: 20 });
    expect(await test.counts()).toMatchObject({ enquiries: 7, quarantined: 13 });
  });

  it('keeps apart what goes on once it is released', async () => {
    const test = await started({ config: { limits: few } });
    for (let at = 0; at < 8; at += 1) await post(test, '192.0.2.1');
    const [row] = await test.store.listEnquiries({ quarantined: true });
    expect(await test.store.release('enquiry', row?.id ?? '')).toBe('released');
    expect(await test.counts()).toMatchObject({ enquiries: 8, quarantined: 0, outbox: 16 });
  });

  it('503 with Retry-After for a network whose flood fills its share of the quarantine', async () => {
    const test = await started({ config: { limits: { ...few, globalPerMinute: 1 } } });
    const flood = times(25, (at) => times(10, () => post(test, `192.0.2.${at}`))).flat();
    expect(await statuses(flood)).toEqual({ 200: 203, 503: 47 });
    expect((await post(test, '192.0.2.99')).headers['retry-after']).toBe('60');
    expect(await test.counts()).toMatchObject({ enquiries: 3, quarantined: 200 });
    expect(await statuses(times(3, () => post(test, '198.51.100.1')))).toEqual({ 200: 3 });
    expect(await test.counts()).toMatchObject({ enquiries: 5, quarantined: 201 });
  });

  it('429 only for the networks that flood what cannot be kept apart', async () => {
    const test = await started({ config: { limits: few } });
    const flood = times(10, () => askForLink(test, '192.0.2.1'));
    expect(await statuses(flood)).toEqual({ 200: 7, 429: 3 });
    expect((await askForLink(test, '192.0.2.2')).headers['retry-after']).toBe('60');
    expect(await statuses(times(2, () => askForLink(test, '198.51.100.1')))).toEqual({ 200: 2 });
    await post(test, '192.0.2.3');
    expect(await test.counts()).toMatchObject({ enquiries: 1, quarantined: 0 });
  });
});

it('a clock that is put back lengthens no limit', async () => {
  const test = await started();
  await Promise.all(times(11, () => post(test, '192.0.2.1')));
  test.clock.now -= 3_600_000;
  const rejected = await post(test, '192.0.2.1');
  expect(rejected.headers['retry-after']).toBe('60');
  test.clock.now += 60_000;
  expect((await post(test, '192.0.2.1')).statusCode).toBe(200);
});
