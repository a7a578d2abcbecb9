import { z } from 'zod';
import { prefetchIgnored, resourceEnvelope, success } from '../envelope.ts';
import { sentenceInput } from '../fields/input.ts';
import { crossOriginBodyErrors, defineOperation, ok } from '../operation.ts';
import { pushInput } from './push-input.ts';

const endpoint = 'https://fcm.googleapis.com/fcm/send/f3kX0w9TqLrV';

export const pushContact = defineOperation({
  id: 'pushContact',
  base: 'users',
  method: 'POST',
  path: '/api/contacts',
  tag: 'Web push',
  summary: "Save a browser's push subscription",
  description:
    "Stores a subscription with the contact's address and any flat facts, once per endpoint: sending it again refreshes it and returns the same id. With `unsubscribed: true`, the subscription is deleted instead.\n\nThe key is publishable: it can appear in pages and cannot do anything else. Never put an account's secret key in a page. A `signature` proves the address: the HMAC-SHA-256 of `email`, made by the site's own server with the secret that comes with the key. Without one, the address is stored as claimed and gets nothing that only its owner may read.\n\nAny origin can call this, without credentials.",
  auth: 'push',
  body: pushInput,
  response: ok(
    'The subscription is stored or deleted.',
    resourceEnvelope(
      z
        .union([
          z.object({ id: z.uuid().describe('Identifies the subscription.') }),
          z.object({ unsubscribed: z.literal(true).describe('The subscription is deleted.') }),
        ])
        .describe('The subscription.'),
    ),
  ),
  examples: {
    body: {
      gm_web_push: {
        endpoint,
        keys: {
          p256dh:
            'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
          auth: 'BTBZMqHH6r4Tts7J_aSIgg',
        },
      },
      email: 'ada@shop.example',
      firstname: 'Ada',
    },
    response: success({ data: { id: '019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e55' } }),
  },
  errors: ['unauthorized', ...crossOriginBodyErrors],
});

export const pushKey = defineOperation({
  id: 'pushKey',
  method: 'GET',
  path: '/api/push-key',
  tag: 'Web push',
  summary: 'Get the web push application-server key',
  description:
    'Returns the public key that a page subscribes with (RFC 8292). Pages that have it in their configuration do not need this call.\n\nAny origin can call this. You can cache the response for five minutes.',
  response: ok(
    'The key.',
    resourceEnvelope(
      z
        .object({ key: z.string().describe('A point of P-256, 65 bytes in base64url.') })
        .describe('The public half of the key pair.'),
    ),
  ),
  examples: {
    response: success({
      data: {
        key: 'BJR-pMhUMYFnj_ombKaDrhu3-kWetMeKay2AW4fJYOwjULck50ZvjeaRrxN4fhQPFlHIKto1EUxEwidZRZB9w68',
      },
    }),
  },
  errors: ['internal'],
});

const action = z
  .string()
  .describe(
    'What happened to the message: `click`, `delivered` or `dismiss`. Anything else returns 400.',
  );
const trackingId = z.string().describe('The `tracking_id` in the push message.');

const pushReport = {
  tag: 'Web push',
  isSubmission: false,
  response: ok(
    'The report is stored if the message exists. The response does not say whether it does.',
    z.union([
      resourceEnvelope(
        z.object({ status: z.literal('ok').describe('Always the same.') }).describe('The report.'),
      ),
      prefetchIgnored,
    ]),
  ),
  errors: ['invalid_request', 'prefetch_ignored', 'internal', 'unavailable'],
} as const;

const reportedExample = success({ data: { status: 'ok' } });

export const pushAction = defineOperation({
  ...pushReport,
  id: 'pushAction',
  base: 'messaging',
  method: 'GET',
  path: '/webhooks/push/web/{action}',
  summary: 'Report what happened to a push message',
  description:
    'Called by the service worker. Each action counts once per message; prefetch and HEAD requests do not count. Any origin can call this. The response is the same whether or not the id exists. Never cache it.',
  params: z.object({ action }),
  // A repeated parameter is a list, which identifies no message.
  query: sentenceInput(z.object({ tracking_id: trackingId.optional().catch(undefined) })),
  examples: {
    params: { action: 'click' },
    query: { tracking_id: '019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e55' },
    response: reportedExample,
  },
});

/** `pushAction` with the id in the path. */
export const pushActionById = defineOperation({
  ...pushReport,
  id: 'pushActionById',
  method: 'GET',
  path: '/webhooks/push/web/{action}/{tracking_id}',
  summary: 'Report what happened to a push message, by path',
  description: 'The same call with the id in the path.',
  params: z.object({ action, tracking_id: trackingId }),
  examples: {
    params: { action: 'click', tracking_id: '019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e55' },
    response: reportedExample,
  },
});
