import { z } from 'zod';
import { webhookTypes } from '../webhook-types.ts';
import { eventCode } from './v1-automations.ts';

export const maxWebhookUrl = 2_000;

export const webhookUrl = z
  .string()
  .trim()
  .min(1)
  .max(maxWebhookUrl)
  .meta({
    description:
      'Where messages are posted: an https URL on a public host, without a user, password or fragment.',
    examples: ['https://shop.example/hooks'],
  });

export const eventCodes = z
  .array(z.union([z.literal('*'), eventCode]))
  .max(50)
  .describe(
    'The codes of the events to post, as in `POST /v1/automations`. `*` posts every event, but no type.',
  );

export const types = z
  .array(z.enum(webhookTypes))
  .max(webhookTypes.length)
  .describe('The types to post: what happens to contacts and emails.');

/** What the operations on webhooks have in common, and those on one. */
export const webhooksOperation = { tag: 'Webhooks', auth: 'key', scope: 'webhooks' } as const;
export const webhookOperation = {
  ...webhooksOperation,
  params: z.object({ id: z.uuid().describe('The `id` of the webhook.') }),
  notFoundCode: 'unknown_webhook',
} as const;

const failing = z
  .object({
    failures: z.int().min(1).describe('Failed attempts in a row.'),
    since: z.iso.datetime().describe('When the first of them failed. ISO 8601, UTC.'),
    next_attempt_at: z.iso
      .datetime()
      .nullable()
      .describe(
        'When a paused webhook is tried again. Null while it is not paused or is disabled. ISO 8601, UTC.',
      ),
    error: z.string().describe('The last response of your server, or why it could not be reached.'),
  })
  .describe('Why it fails.');

export const webhook = z
  .object({
    id: z.uuid().describe('Identifies the webhook.'),
    url: z.string().describe('Where messages are posted.'),
    event_codes: z.array(z.string()).describe('The codes of the events that are posted; `*`: all.'),
    types: z.array(z.string()).describe('The types that are posted, such as mail.sent.'),
    status: z
      .enum(['ok', 'failing', 'paused', 'disabled'])
      .describe(
        'ok: the last message was accepted, or there was none yet. failing: it was not. paused: after five failures in a row, until `failing.next_attempt_at`. disabled: your server returned 410. A test event, a replay or a new `url` ends both at once.',
      ),
    failing: failing.nullable().describe('Why it fails; null while it works.'),
    created_at: z.iso.datetime().describe('When it was created. ISO 8601, UTC.'),
  })
  .meta({
    id: 'Webhook',
    description: 'A URL to which messages are posted. Its secret is never part of it.',
  });

export type WebhookResource = z.infer<typeof webhook>;

export const secret = z
  .string()
  .describe(
    'Signs the messages: `whsec_` and 32 bytes in base64. Shown only here, so store it with the receiver.',
  );

export const signedRequest = z
  .object({
    method: z.literal('POST').describe('The method of every message.'),
    url: z
      .string()
      .nullable()
      .describe('Where it would have gone; null if this call does not say so.'),
    headers: z.record(z.string(), z.string()).describe('The headers, with the signature.'),
    body: z.string().describe('The raw body: the bytes that are signed.'),
    signed: z
      .string()
      .describe('What the signature covers: `webhook-id`, `webhook-timestamp` and body with dots.'),
    verify: z
      .string()
      .describe(
        'How to verify it with the secret, and the guide with receivers in three languages.',
      ),
  })
  .meta({
    id: 'SignedRequest',
    description: 'The signed request that would have gone out with a live key.',
  });

export type SignedRequestResource = z.infer<typeof signedRequest>;

export const webhookExample: WebhookResource = {
  id: '019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e5a',
  url: 'https://shop.example/hooks',
  event_codes: ['order_placed'],
  types: ['mail.bounced', 'mail.failed'],
  status: 'ok',
  failing: null,
  created_at: '2026-11-21T09:00:00.000Z',
};

export const secretExample = 'whsec_Hu2n0oVbWw0d9cJ3m1sS5tq8yQx7Zk4a6PfLrGvEiTY=';

export const signedExample: SignedRequestResource = {
  method: 'POST',
  url: webhookExample.url,
  headers: {
    'content-type': 'application/json',
    'webhook-id': '019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e5b',
    'webhook-timestamp': '1795251600',
    'webhook-signature': 'v1,Z++a3Feoebh2WcyAx12IQyZOwWw7t7Tw1hzzgdi0psM=',
  },
  body: '{"type":"order_placed","timestamp":"2026-11-21T09:00:00.000Z","data":{},"test":true}',
  signed:
    '019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e5b.1795251600.{"type":"order_placed","timestamp":"2026-11-21T09:00:00.000Z","data":{},"test":true}',
  verify:
    'The part of webhook-signature after "v1," is the HMAC-SHA256 of `signed` in base64, with the bytes of the secret after whsec_, decoded from base64, as the key.',
};
