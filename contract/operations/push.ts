import type { Validated } from '@grovemail/domain/forms/form.ts';
import { z } from 'zod';
import { prefetchIgnored, resourceEnvelope } from '../envelope.ts';
import { isObject, notAnObject } from '../input.ts';
import { defineOperation } from '../operation.ts';
import { pushInput } from './push-input.ts';

const endpoint = 'https://push.example/send/f3kX0w9TqLrV';

/** POST /api/contacts (R199, R200, R321, R347, R348, G1). */
export const pushContact = defineOperation({
  id: 'pushContact',
  tag: 'Web push',
  summary: "Save a browser's push subscription",
  description:
    "Stores a subscription with the contact's address and any flat facts beside it, once per endpoint: sending it again refreshes it and answers the same id. With `unsubscribed: true` it is deleted instead.\n\nThe key is publishable: it may stand in pages and opens nothing else. Never put an account's secret key into a page. Whose address it is, a `signature` proves: the HMAC-SHA-256 of `email` with the secret of `npm run ops -- push secret`, made by the site's own server. Without one the address is kept as claimed, and nothing goes to it that only its owner may read.\n\nAny origin may call it, without credentials.",
  auth: 'push',
  body: pushInput,
  isSubmission: true,
  answer: {
    status: 200,
    description: 'The subscription is kept, or is not kept any more.',
    schema: resourceEnvelope(
      z
        .union([
          z.object({ id: z.uuid().describe('Identifies the subscription.') }),
          z.object({ unsubscribed: z.literal(true).describe('The subscription is forgotten.') }),
        ])
        .describe('The subscription.'),
    ),
  },
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
    answer: { error: null, payload: { data: { id: '019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e55' } } },
  },
  errors: [
    'invalid_request',
    'invalid_json',
    'invalid_encoding',
    'unauthorized',
    'body_too_large',
    'unsupported_type',
    'unsupported_encoding',
    'too_many_requests',
    'internal',
    'unavailable',
  ],
});

/** GET /api/push-key (R351). */
export const pushKey = defineOperation({
  id: 'pushKey',
  tag: 'Web push',
  summary: 'Get the application-server key of web push',
  description:
    'Returns the public key that a page subscribes with (RFC 8292). Pages that have it from their configuration need not ask.\n\nAny origin may call it. The answer may be cached for five minutes.',
  isSubmission: false,
  answer: {
    status: 200,
    description: 'The key.',
    schema: resourceEnvelope(
      z
        .object({ key: z.string().describe('A point of P-256, 65 bytes in base64url.') })
        .describe('The public half of the key pair.'),
    ),
  },
  examples: {
    answer: {
      error: null,
      payload: {
        data: {
          key: 'BJR-pMhUMYFnj_ombKaDrhu3-kWetMeKay2AW4fJYOwjULck50ZvjeaRrxN4fhQPFlHIKto1EUxEwidZRZB9w68',
        },
      },
    },
  },
  errors: ['internal'],
});

const action = z
  .string()
  .describe('What became of the message: `click`, `delivered` or `dismiss`; others answer 400.');
const trackingId = z.string().describe('The `tracking_id` that the push carried.');

const noted = {
  tag: 'Web push',
  isSubmission: false,
  answer: {
    status: 200,
    description: 'It is noted, if such a message was sent; the answer does not tell.',
    schema: z.union([
      resourceEnvelope(
        z.object({ status: z.literal('ok').describe('Always the same.') }).describe('The report.'),
      ),
      prefetchIgnored,
    ]),
  },
  errors: ['invalid_request', 'prefetch_ignored', 'internal', 'unavailable'],
} as const;

const answered = { error: null, payload: { data: { status: 'ok' } } };

/** GET /webhooks/push/web/{action} (R345, G2). */
export const pushAction = defineOperation({
  ...noted,
  id: 'pushAction',
  summary: 'Report what became of a push message',
  description:
    'Called by the service worker. Each action counts once per message, and a prefetch or a HEAD request counts nothing. Any origin may call it; the answer is the same whether or not the id is known, and is never to be cached.',
  params: z.object({ action }),
  query: {
    schema: z.object({ tracking_id: trackingId.optional() }),
    check: readTrackingId,
  },
  examples: {
    params: { action: 'click' },
    query: { tracking_id: '019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e55' },
    answer: answered,
  },
});

/** The same with the id in the path (G2). */
export const pushActionById = defineOperation({
  ...noted,
  id: 'pushActionById',
  summary: 'Report what became of a push message, by path',
  description: 'As with the id in the query.',
  params: z.object({ action, tracking_id: trackingId }),
  examples: {
    params: { action: 'click', tracking_id: '019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e55' },
    answer: answered,
  },
});

/** A repeated parameter is a list, which identifies no message. */
function readTrackingId(query: unknown): Validated<{ trackingId: string }> {
  if (!isObject(query)) return { ok: false, errors: { '': notAnObject } };
  const { tracking_id: given } = query;
  return { ok: true, values: { trackingId: typeof given === 'string' ? given : '' } };
}
