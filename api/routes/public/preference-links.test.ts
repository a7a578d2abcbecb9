import { Writable } from 'node:stream';
import { aimAtAllLists } from '@grovemail/domain/preferences/tracking-id.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formType, testApp } from '../../app-suite/app-for-test.ts';
import { beforeEachApp, post, test } from '../../app-suite/each-app-for-test.ts';
import {
  ada,
  callOf,
  pageForms,
  preferencePagesBuilt,
  trackingId,
} from '../../app-suite/links-for-test.ts';

let log = '';
beforeEachApp(() => {
  log = '';
  const stream = new Writable({
    write(chunk, _, done) {
      log += String(chunk);
      done();
    },
  });
  return testApp({ site: preferencePagesBuilt, logger: { level: 'trace', stream } });
});

const good = trackingId();
const all = aimAtAllLists(good) ?? '';
const addresses = [good, all].flatMap((id) => [...pageForms(id), callOf(id)]);
const stored = () => test.store.listSuppressions();

it('E5 1,000 GETs and HEADs of a link change nothing, at every address and with every sign of haste', async () => {
  const signs = [
    {},
    { purpose: 'prefetch' },
    { accept: 'text/html' },
    { 'x-http-method-override': 'PUT' },
  ];
  const queries = ['', 'List-Unsubscribe=One-Click', 'lists=*', '_method=PUT', 'logo=0'];
  for (let at = 0; at < 1_000; at += 1) {
    const address = addresses[at % addresses.length] ?? '';
    const query = queries[Math.floor(at / 16) % queries.length];
    const response = await test.app.inject({
      method: at % 16 < 8 ? 'GET' : 'HEAD',
      url: `${address}${address.includes('?') ? '&' : '?'}${query}`,
      headers: signs[at % signs.length] ?? {},
    });
    expect(response.statusCode).toBe(address.startsWith('/guests/unsubscribe') ? 405 : 200);
  }
  expect(await stored()).toEqual([]);
  // The same link does act when it is meant.
  expect((await test.app.inject({ method: 'PUT', url: callOf(good) })).statusCode).toBe(200);
  expect(await stored()).toHaveLength(1);
});

it('E7 the page of a link is not cached, not indexed, and sends no referrer', async () => {
  for (const url of pageForms(good)) {
    const { headers } = await test.app.inject({ url });
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    expect(headers['x-robots-tag']).toContain('noindex');
  }
});

it('E7 the log never holds an address, a contact or an id, whatever the response', async () => {
  const headers = formType;
  const click = 'List-Unsubscribe=One-Click';
  for (const url of [
    ...addresses,
    ...pageForms('a.b.c.d'),
    `/unsubscription/%zz/${ada.email}/contact-1`,
  ]) {
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE'] as const)
      await test.app.inject({ method, url });
    for (const payload of [click, 'lists=*', 'lists=x', '%ff']) {
      await test.app.inject({ method: 'POST', url, payload, headers });
    }
  }
  const payload = `email=${encodeURIComponent(ada.email)}`;
  await test.app.inject({ method: 'POST', url: '/guests/preferences/link', payload, headers });
  await test.store.close();
  await test.app.inject({ method: 'PUT', url: callOf(good) });
  expect(log).toContain('"route":"/unsubscription/:tracking_id/:email/:id"');
  expect(log).toContain('"status":503');
  for (const secret of [
    ada.email,
    'ada.o',
    'ada%2Eo',
    'mail.example',
    'contact-1',
    good,
    good.slice(-20),
  ]) {
    expect(log).not.toContain(secret);
  }
});

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.*%/ ';
const mutation = fc
  .record({
    from: fc.constantFrom(good, all),
    at: fc.nat(good.length),
    cut: fc.integer({ min: 0, max: 3 }),
    put: fc.string({ unit: fc.constantFrom(...alphabet), maxLength: 3 }),
  })
  .map(({ from, at, cut, put }) => from.slice(0, at) + put + from.slice(at + cut))
  // What mail programs encode in an id, or add to it, is repaired.
  .filter((text) => ![good, all].includes(decoded(text).replace(/[^\w.*-]/g, '')));

function decoded(text: string): string {
  return text.replace(/%([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

it('500 mutated tracking ids, by PUT, by one click and by the form: every response is the same 403', async () => {
  const kinds = ['put', 'click', 'form'] as const;
  const seen = { put: new Set<string>(), click: new Set<string>(), form: new Set<string>() };
  await fc.assert(
    fc.asyncProperty(mutation, fc.constantFrom(...kinds), async (id, kind) => {
      const payload = kind === 'click' ? 'List-Unsubscribe=One-Click' : 'lists=*';
      const response =
        kind === 'put'
          ? await test.app.inject({ method: 'PUT', url: callOf(id) })
          : await post(callOf(id), payload, formType);
      const requestId = String(response.headers['request-id']);
      seen[kind].add(`${response.statusCode} ${response.body.replace(requestId, '')}`);
    }),
    { numRuns: 500 },
  );
  for (const kind of kinds) expect([...seen[kind]]).toEqual([expect.stringMatching(/^403 /)]);
  expect(await stored()).toEqual([]);
});

const recipientHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

describe('a link that was cut within an escape', () => {
  it.each(['%', '%4', '%zz', 'a/%E0%A4%A', 'a/b%FF/c'])(
    '%s shows the page with a fresh link',
    async (rest) => {
      const rule = { to: '/fresh', headers: recipientHeaders, coversFiles: true };
      const rules = ['/unsubscription/*', '/preferences/*'].map((from) => ({ from, ...rule }));
      const site = { 'fresh.html': '<h1>Fresh link</h1>', 'routes.json': JSON.stringify(rules) };
      const app = await testApp({ site });
      for (const screen of ['/unsubscription', '/preferences', '/guests/preferences']) {
        const response = await app.app.inject({ url: `${screen}/${rest}` });
        expect([response.statusCode, response.body]).toEqual([200, '<h1>Fresh link</h1>']);
        expect(response.headers).toMatchObject(recipientHeaders);
      }
      expect((await app.app.inject({ url: `/x/${rest}%` })).statusCode).toBe(400);
      await app.close();
    },
  );
});
