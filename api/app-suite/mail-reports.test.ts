import { describe, expect, it } from 'vitest';
import { bounce, complaint } from '../mail/reports/reports-for-test.ts';
import { signReturnPath } from '../signing/return-path.ts';
import { webhookHeaders } from '../signing/standard-webhook.ts';
import { newId } from '../store-suite/acceptances.ts';
import { testKeys, testMailReportSecret } from './app-for-test.ts';
import { beforeEachApp, test } from './each-app-for-test.ts';

const ada = 'ada@shop.example';

beforeEachApp();

interface Post {
  secret?: string;
  sentAt?: number;
  headers?: Record<string, string>;
  /** What arrives in place of what was signed. */
  arrives?: string;
}

async function post(message: string, { secret, sentAt, headers, arrives }: Post = {}) {
  const signed = webhookHeaders({
    id: newId(),
    body: message,
    secret: secret ?? testMailReportSecret,
    sentAt: sentAt ?? test.clock.now,
  });
  return test.app.inject({
    method: 'POST',
    url: '/webhooks/mail/report',
    headers: { ...signed, 'content-type': 'message/rfc822', ...headers },
    payload: arrives ?? message,
  });
}

const returnPath = async (to = ada, key = testKeys[0] ?? '') =>
  `${signReturnPath(newId(), to, key)}@bounces.example`;

const sources = async () =>
  (await test.store.findSuppressions(ada)).map(({ source, list }) => [source, list]);

describe('200', () => {
  it.each([
    ['bounce', async () => bounce(await returnPath(), ada)],
    ['complaint', async () => complaint(await returnPath(), ada)],
  ])('a signed %s stops all mail to its recipient, once', async (source, write) => {
    const message = await write();
    for (let time = 0; time < 2; time += 1) {
      const response = await post(message);
      expect([response.statusCode, response.json()]).toEqual([
        200,
        { error: null, payload: { data: { status: 'stopped' } } },
      ]);
    }
    expect(await sources()).toEqual([[source, '*']]);
  });

  it.each([
    ['recorded', '5.7.26', 'the sender'],
    ['counted', '5.2.2', 'a full mailbox'],
  ])('%s: a bounce of Status %s, about %s, stops nothing', async (outcome, status) => {
    const response = await post(bounce(await returnPath(), ada, status, ''));
    expect([response.statusCode, response.json().payload.data.status]).toEqual([200, outcome]);
    expect(await sources()).toEqual([]);
  });

  it.each(['application/octet-stream', 'application/json', 'text/plain'])(
    'whatever the type of the message is said to be: %j',
    async (type) => {
      const response = await post(bounce(await returnPath(), ada), {
        headers: { 'content-type': type },
      });
      expect(response.json().payload.data.status).toBe('stopped');
    },
  );

  it.each([
    ['for somebody else', () => returnPath('eve@shop.example')],
    ['by a key that is not ours', () => returnPath(ada, 'a key of somebody else')],
    ['by nobody', async () => 'postmaster@bounces.example'],
  ])('a return path that was signed %s stops nothing', async (_, to) => {
    const response = await post(bounce(await to(), ada));
    expect([response.statusCode, response.json().payload.data.status]).toEqual([200, 'dropped']);
    expect(await test.store.listMailReports()).toMatchObject([{ outcome: 'dropped' }]);
    expect(await sources()).toEqual([]);
  });

  it.each(['Subject: Hello\n\nI am on holiday.', '', '{"a":1}', '\0\u{1F331}'.repeat(1_000)])(
    'what is no report stops nothing (%#)',
    async (message) => {
      const response = await post(message);
      expect([response.statusCode, response.json().payload.data.status]).toEqual([200, 'ignored']);
    },
  );

  it('drops what nests too deep to be read', async () => {
    const nested = 'Content-Type: multipart/report; boundary=x\n\n--x\n'.repeat(5_000);
    expect((await post(nested)).json().payload.data.status).toBe('dropped');
  });
});

describe('403', () => {
  it.each<[string, () => Post]>([
    ['signed with another secret', () => ({ secret: `whsec_${btoa('x'.repeat(32))}` })],
    ['signed six minutes ago', () => ({ sentAt: test.clock.now - 360_000 })],
    ['signed in six minutes', () => ({ sentAt: test.clock.now + 360_000 })],
    ['signed for another message', () => ({ arrives: bounce('x', ada) })],
    ['under another id', () => ({ headers: { 'webhook-id': 'other' } })],
    ['at no time', () => ({ headers: { 'webhook-timestamp': 'soon' } })],
    ['at an empty time', () => ({ headers: { 'webhook-timestamp': '' } })],
    ['without a signature', () => ({ headers: { 'webhook-signature': '' } })],
    ['with half a signature', () => ({ headers: { 'webhook-signature': 'v1,' } })],
  ])('%s', async (_, change) => {
    const response = await post(bounce(await returnPath(), ada), change());
    expect([response.statusCode, response.json().code]).toEqual([403, 'unauthorized']);
    expect(response.json().error).toContain('mail report-secret');
    expect(await sources()).toEqual([]);
  });
});

it('413 a message of more than 1 MB', async () => {
  const response = await post('x'.repeat(1_048_577));
  expect([response.statusCode, response.json().code]).toEqual([413, 'body_too_large']);
});

it('503 while the store is away, so that the service posts again', async () => {
  const message = bounce(await returnPath(), ada);
  await test.store.close();
  expect((await post(message)).statusCode).toBe(503);
});

it('405 for any other method', async () => {
  const response = await test.app.inject({ method: 'PUT', url: '/webhooks/mail/report' });
  expect([response.statusCode, response.headers.allow]).toEqual([405, 'POST']);
});
