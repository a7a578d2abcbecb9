// Long: the cases of one route and its log, over the same app.
import { readSampleLog, sendSample } from '@grovemail/contract/operations/sample-mail.ts';
import { visitorMailLimits } from '@grovemail/domain/delivery/visitor-mail-limits.ts';
import { describe, expect, it } from 'vitest';
import {
  errorIn,
  errorPage,
  formType,
  nothingStored,
  testKeys,
} from '../../app-suite/app-for-test.ts';
import { beforeEachApp, replaceApp, suppress, test } from '../../app-suite/each-app-for-test.ts';
import { type Mail, MailError } from '../../mail/mail.ts';
import { testDeliveries } from '../../sending/deliveries/deliveries-for-test.ts';
import { beforeEachSent, sent, takeMail } from '../../sending/deliveries/sent-for-test.ts';
import { signClaims } from '../../signing/signed-claims.ts';
import { uuidV7Maker } from '../../store/database/uuid-v7.ts';
import { keyedDigest } from '../../store/secrets/keyed-digest.ts';

const hour = 60 * 60_000;
const never = new AbortController().signal;
const zoe = 'zoe@victim.example';

beforeEachApp();
beforeEachSent();

let network = 0;
/** Each call from another network, unless one is given. */
function post(payload: unknown, headers = {}, remoteAddress?: string) {
  network += 1;
  return test.app.inject({
    method: 'POST',
    url: sendSample.path,
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    remoteAddress: remoteAddress ?? `10.${network >> 8}.${network & 255}.1`,
  });
}
async function tokenOf(response: ReturnType<typeof post>): Promise<string> {
  const { statusCode, body } = await response;
  expect(statusCode).toBe(200);
  return JSON.parse(body).payload.data.token;
}
const read = (token: unknown, remoteAddress?: string) =>
  test.app.inject({
    method: 'POST',
    url: readSampleLog.path,
    payload: { token },
    ...(remoteAddress ? { remoteAddress } : {}),
  });
const logOf = async (token: string) => (await read(token)).json().payload.data;
const ids = async () => (await test.store.listOutbox({ limit: 99 })).map(({ id }) => id);

/** Delivers what waits, each entry once. */
async function deliver(reply: (mail: Mail) => string): Promise<void> {
  const sendMail = async (mail: Mail) => {
    await takeMail(mail);
    return reply(mail);
  };
  // That of the application, as on a server.
  const digest = keyedDigest('a key of the tests, long enough for use');
  const ways = testDeliveries(test, sendMail, { digest });
  const leaseUntil = test.clock.now + 1;
  for (const entry of await test.store.claimOutbox({ limit: 99, leaseUntil })) {
    const outcome = await ways[entry.topic]?.(entry, never)?.catch(String);
    expect(outcome).toEqual(expect.any(String));
    await test.store.settleOutbox(entry, { outcome: 'done' });
  }
}
const ok = () => '250 2.0.0 Ok: queued as 4F2';
const stop = (source: 'operator' | 'complaint' | 'bounce' | 'page', list: string) =>
  suppress({ email: zoe, list, source });

describe('400', () => {
  it.each<[string, unknown]>([
    ['no body', '{}'],
    ['no address', { email: '' }],
    ['what is no address', { email: 'zoe' }],
    ['two addresses', { email: 'zoe@victim.example,ada@victim.example' }],
    ['a list of addresses', { email: [zoe, 'ada@victim.example'] }],
    ['a header in the address', { email: 'zoe@victim.example\r\nBcc: ada@victim.example' }],
    ['a name with the address', { email: 'Zoe <zoe@victim.example>' }],
    ['a route', { email: '@relay.example:zoe@victim.example' }],
    ['a percent hack', { email: 'zoe%victim.example' }],
    ['a list', []],
    ['no JSON', '{'],
  ])('%s', async (_, payload) => {
    expect((await post(payload)).statusCode).toBe(400);
    expect(await test.counts()).toEqual(nothingStored);
  });
});

describe('403', () => {
  it('a form on another site', async () => {
    const headers = { ...formType, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    const response = await post(`email=${zoe}`, headers);
    expect(errorIn(response).code).toBe('foreign_form');
    expect(await test.counts()).toEqual(nothingStored);
  });

  it.each<[string, (token: string) => string]>([
    ['forged', (token) => `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`],
    ['cut', (token) => token.slice(0, 20)],
    ['for another purpose', () => signed('undo', { mail: 'x' })],
    ['about no email', () => signed('sample-mail', { other: 'x' })],
    ['signed with another key', () => signed('sample-mail', { mail: 'x' }, 'a key of a stranger')],
    ['of a thousand dots', () => '.'.repeat(1_000)],
  ])('a token that is %s', async (_, change) => {
    const token = await tokenOf(post({ email: zoe }));
    expect(errorIn(await read(change(token))).code).toBe('sample_log_closed');
  });

  it('a token after an hour', async () => {
    const token = await tokenOf(post({ email: zoe }));
    test.clock.now += hour - 1;
    expect((await read(token)).statusCode).toBe(200);
    test.clock.now += 1;
    expect(errorIn(await read(token)).code).toBe('sample_log_closed');
  });

  function signed(
    purpose: string,
    claims: Record<string, string>,
    key = testKeys[0] ?? '',
  ): string {
    return signClaims(purpose, claims, test.clock.now + hour, key);
  }
});

describe('429', () => {
  it('a network beyond its share of an hour, counted with receipts', async () => {
    const from = '192.0.2.1';
    for (let at = 0; at < visitorMailLimits.perNetwork; at += 1) {
      expect((await post({ email: `a${at}@b.co` }, {}, from)).statusCode).toBe(200);
    }
    const response = await post({ email: 'more@b.co' }, {}, '192.0.2.77');
    expect(errorIn(response)).toMatchObject({
      code: 'too_many_requests',
      error: expect.stringContaining('in an hour'),
    });
    expect(response.headers['retry-after']).toBe('3600');
    expect((await test.counts()).outbox).toBe(visitorMailLimits.perNetwork);
    expect((await post({ email: 'more@b.co' }, {}, '192.0.3.1')).statusCode).toBe(200);
    test.clock.now += hour;
    expect((await post({ email: 'later@b.co' }, {}, from)).statusCode).toBe(200);
  });

  it('guesses at tokens', async () => {
    await replaceApp({ config: { limits: { formsPerMinute: 1_000 } } });
    const statuses = [];
    for (let at = 0; at < 25; at += 1) statuses.push((await read('a.b', '192.0.2.9')).statusCode);
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(403));
    expect(statuses.slice(20)).toEqual(Array(5).fill(429));
  });

  it('all senders together, beyond the limit per minute', async () => {
    await replaceApp({ config: { limits: { formsPerMinute: 1_000, globalPerMinute: 1 } } });
    const statuses = [];
    for (let at = 0; at < 4; at += 1) {
      statuses.push((await post({ email: `a${at}@b.co` }, {}, '192.0.2.9')).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

describe('503', () => {
  it.each([
    ['JSON', {}],
    ['a form', formType],
  ])('without a mail server, to %s', async (_, headers) => {
    await replaceApp({
      site: errorPage,
      config: { mail: { operators: ['first@grovemail.example'], smtpUrl: null } },
    });
    const response = await post(
      'content-type' in headers ? `email=${zoe}` : { email: zoe },
      headers,
    );
    expect(response.statusCode).toBe(503);
    expect(response.body).toContain('This server sends no email yet, so nothing was sent.');
    expect(await test.counts()).toEqual(nothingStored);
  });
});

describe('an address that gets none gets the same response, and the same log', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['after a complaint', () => stop('complaint', 'news')],
    ['that is gone', () => stop('bounce', 'news')],
    ['that the operator stopped', () => stop('operator', '*')],
    ['whose samples the operator stopped', () => stop('operator', 'site-sample')],
    ['that had its emails for today', () => useUp(zoe)],
    ['whose other spelling had them', () => useUp('ZOE+1@Victim.example')],
  ])('one %s', async (_, prepare) => {
    await prepare();
    const before = await ids();
    const token = await tokenOf(post({ email: zoe }));
    expect(await logOf(token)).toEqual({ status: 'not_sent', created_at: null, attempts: [] });
    expect(await ids()).toEqual(before);
  });

  it('one that is stopped after it was queued', async () => {
    const token = await tokenOf(post({ email: zoe }));
    await stop('complaint', 'news');
    await deliver(ok);
    expect(sent).toEqual([]);
    expect(await logOf(token)).toEqual({ status: 'not_sent', created_at: null, attempts: [] });
  });

  it('a bot that fills the trap', async () => {
    const token = await tokenOf(post({ email: zoe, website: 'http://spam.example' }));
    expect(await logOf(token)).toEqual({ status: 'not_sent', created_at: null, attempts: [] });
    expect(await test.counts()).toEqual(nothingStored);
    // It uses nothing up.
    for (let at = 0; at < 9; at += 1) await post({ email: zoe, website: 'x' });
    const next = await tokenOf(post({ email: zoe }));
    expect(await logOf(next)).toMatchObject({ status: 'queued' });
  });

  it('a recipient’s own unsubscribe stops none, since they asked for this one', async () => {
    await stop('page', '*');
    const token = await tokenOf(post({ email: zoe }));
    expect(await logOf(token)).toMatchObject({ status: 'queued' });
  });

  async function useUp(email: string) {
    for (let at = 0; at < visitorMailLimits.perMailbox; at += 1) {
      await tokenOf(post({ email }, { 'idempotency-key': `${at}` }));
    }
  }
});

describe('200', () => {
  it('sends the sample itself, one, and shows its log from its own timestamps', async () => {
    const queuedAt = test.clock.now;
    const token = await tokenOf(post({ email: 'Zoe@Victim.example' }));
    const created_at = new Date(queuedAt).toISOString();
    expect(await logOf(token)).toEqual({ status: 'queued', created_at, attempts: [] });

    test.clock.now += 1_234;
    await deliver(ok);
    expect(sent).toHaveLength(1);
    const [mail] = sent;
    expect(mail?.subject).toMatch(/^Sample: your order /);
    expect(mail?.to).toBe('zoe@victim.example');
    expect(mail?.unsubscribe).toBeUndefined();
    expect(mail?.text).toContain('doesn’t add your address to any list');
    expect(`${mail?.html}${mail?.text}`).not.toMatch(/zoe|preferences/i);

    const at = new Date(queuedAt + 1_234).toISOString();
    expect(await logOf(token)).toEqual({
      status: 'sent',
      created_at,
      attempts: [{ at, outcome: 'sent', reply: '250 2.0.0 Ok: queued as 4F2' }],
    });
    expect((await test.counts()).subscribers).toBe(0);
    expect((await read(token)).headers['cache-control']).toBe('no-store');
  });

  it('a rejection ends the log with the mail server’s reply, without the address', async () => {
    const token = await tokenOf(post({ email: zoe }));
    await deliver(() => {
      const reply = `550 5.1.1 <${zoe}>: no such user`;
      const permanent = { permanent: true, reply };
      throw new MailError(`The mail server did not accept it: ${reply}`, permanent);
    });
    expect(await logOf(token)).toMatchObject({
      status: 'failed',
      attempts: [{ outcome: 'failed', reply: '550 5.1.1 <…@…>: no such user' }],
    });
  });

  it.each([
    'connect ECONNREFUSED 10.0.0.5:25 (ESOCKET)',
    '535 5.7.8 mailer-7: password not accepted',
    '450 4.7.1 Greylisted by relay-3.internal',
  ])('what a stranger must not read of an attempt stays here: %s', async (reply) => {
    const token = await tokenOf(post({ email: zoe }));
    await deliver(() => {
      throw new MailError(`The mail server did not accept it: ${reply}`, { permanent: false });
    });
    const log = await logOf(token);
    expect(log).toMatchObject({
      status: 'queued',
      attempts: [{ outcome: 'failed', reply: null }],
    });
    expect(JSON.stringify(log)).not.toContain(reply.slice(4, 12));
  });

  it('an email that comes back says so', async () => {
    const token = await tokenOf(post({ email: zoe }));
    await deliver(ok);
    const [id = ''] = sent.map((mail) => mail.id);
    // Attempts are in the order of their ids.
    const newId = uuidV7Maker(() => test.clock.now + 1);
    const report = { id: newId(), at: test.clock.now, reply: '550 No such mailbox' };
    await test.store.noteFeedback(id, { ...report, kind: 'bounced' });
    const log = await logOf(token);
    expect(log.status).toBe('bounced');
    expect(log.attempts.at(-1)).toMatchObject({ outcome: 'bounced', reply: report.reply });
  });

  it('a complaint is its reader’s own', async () => {
    const token = await tokenOf(post({ email: zoe }));
    await deliver(ok);
    const [id = ''] = sent.map((mail) => mail.id);
    // Attempts are in the order of their ids.
    const newId = uuidV7Maker(() => test.clock.now + 1);
    const report = { id: newId(), at: test.clock.now, reply: 'Marked as spam' };
    await test.store.noteFeedback(id, { ...report, kind: 'complained' });
    expect(await logOf(token)).toMatchObject({ status: 'sent', attempts: [{ outcome: 'sent' }] });
  });

  it('once per Idempotency-Key, and once per address for ten minutes without one', async () => {
    for (const headers of [{ 'idempotency-key': 'a-1' }, {}]) {
      const before = (await test.counts()).outbox;
      const first = await post({ email: zoe }, headers);
      const second = await post({ email: zoe }, headers);
      expect(second.body).toBe(first.body);
      expect(second.headers['idempotency-replayed']).toBe(
        'idempotency-key' in headers ? 'true' : undefined,
      );
      expect((await test.counts()).outbox).toBe(before + 1);
    }
    test.clock.now += 10 * 60_000;
    await post({ email: zoe });
    expect((await test.counts()).outbox).toBe(3);
  });

  it('twenty at once are one', async () => {
    const many = Array.from({ length: 20 }, () => post({ email: zoe }, { 'idempotency-key': 'x' }));
    const bodies = new Set((await Promise.all(many)).map(({ body }) => body));
    expect((await test.counts()).outbox).toBe(1);
    expect(bodies.size).toBeLessThanOrEqual(1 + many.length - visitorMailLimits.perMailbox);
  });

  it('a form without JavaScript goes on to a page', async () => {
    const response = await post(`email=${zoe}&website=`, formType);
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe('/sample/sent');
    expect((await test.counts()).outbox).toBe(1);
  });

  it('receipts and samples share one count', async () => {
    for (let at = 0; at < visitorMailLimits.perMailbox; at += 1) {
      await tokenOf(post({ email: zoe }, { 'idempotency-key': `${at}` }));
    }
    const body = { fullname: 'Zoe', email: zoe, subject: 'Hi', body: 'Hi' };
    const url = '/guests/enquiry';
    await test.app.inject({ method: 'POST', url, payload: body, remoteAddress: '192.0.4.1' });
    await deliver(ok);
    expect(sent.filter(({ to }) => to === zoe)).toHaveLength(visitorMailLimits.perMailbox);
  });
});
