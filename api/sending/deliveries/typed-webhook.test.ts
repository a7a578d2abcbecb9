import { mailSent } from '@grovemail/contract/webhooks/mail.ts';
import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import type { WebhookRow } from '../../store/queue/webhook-store.ts';
import type { Outbound, OutboundRequest } from '../calls/outbound.ts';
import { typedWebhook } from './typed-webhook.ts';

const never = new AbortController().signal;
const secret = `whsec_${Buffer.from('a secret of 24 bytes or so').toString('base64')}`;
const row = {
  id: 'w',
  createdAt: 0,
  eventCode: '',
  type: 'mail.sent',
  url: 'https://a.example',
  secret,
};
const { type, timestamp, data } = mailSent.example;
const entry = {
  id: 'e',
  topic: 'webhook.send',
  createdAt: 0,
  attempts: 1,
  lost: 0,
  payload: { webhookId: 'w', type, timestamp, data },
};

function deliver(call: Outbound, webhook: WebhookRow | null = row) {
  return typedWebhook({ store: { findWebhook: async () => webhook }, call, now: Date.now })(
    entry,
    never,
  );
}
const answering =
  (status: number, asked: OutboundRequest[] = []): Outbound =>
  async (request) => {
    asked.push(request);
    return { status, headers: {}, body: Buffer.alloc(0) };
  };

it('posts what happened, signed, in the format of the contract', async () => {
  const asked: OutboundRequest[] = [];
  expect(await deliver(answering(204, asked))).toBe('204');
  const body = String(asked[0]?.body);
  const verified = new Webhook(secret).verify(body, asked[0]?.headers ?? {});
  expect(verified).toEqual(mailSent.example);
  expect(mailSent.body.parse(verified)).toEqual(mailSent.example);
});

it.each([301, 400, 500])('retries after %s', async (status) => {
  await expect(deliver(answering(status))).rejects.toThrow(`The receiver returned ${status}.`);
});

it('posts nothing to a webhook that was removed', async () => {
  const asked: OutboundRequest[] = [];
  expect(await deliver(answering(200, asked), null)).toContain('removed');
  expect(asked).toEqual([]);
});
