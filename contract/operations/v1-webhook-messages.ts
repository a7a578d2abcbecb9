import { maxReplays, webhookTestsPerMinute } from '@grovemail/domain/delivery/delivery-limits.ts';
import { z } from 'zod';
import { pagedEnvelope, resourceEnvelope, success } from '../envelope.ts';
import { pageCursor, pageLimit } from '../fields/list-query.ts';
import { schemaInput } from '../fields/schema-input.ts';
import { defineOperation, keyErrors, keyedBodyErrors, ok } from '../operation.ts';
import { webhookTypes } from '../webhook-types.ts';
import { eventCode } from './v1-automations.ts';
import {
  signedExample,
  signedRequest,
  webhookExample,
  webhookOperation,
} from './v1-webhooks-fields.ts';

const { id } = webhookExample;
const delivery = z
  .object({
    id: z.uuid().describe('Identifies the attempt.'),
    message_id: z
      .string()
      .describe('The message, which your server sees as `webhook-id`. The same on every attempt.'),
    type: z.string().nullable().describe('What it was about; null if that event was deleted.'),
    event_id: z
      .string()
      .nullable()
      .describe('The event, as in GET /v1/automations; null for the other types.'),
    attempt: z.int().describe('Which attempt at this message, from 1.'),
    outcome: z
      .enum(['sent', 'failed', 'refused'])
      .describe(
        'sent: accepted with a 2xx. failed: anything else. refused: not sent, because the URL may not be called.',
      ),
    response: z.string().describe("Your server's status code, or why it could not be reached."),
    duration_ms: z.int().describe('How long it took, in milliseconds.'),
    created_at: z.iso.datetime().describe('When the attempt ended. ISO 8601, UTC.'),
  })
  .meta({ id: 'WebhookDelivery', description: 'An attempt at delivering a message.' });

export type DeliveryResource = z.infer<typeof delivery>;

const messageId = '019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e5b';

export const listDeliveries = defineOperation({
  ...webhookOperation,
  id: 'listWebhookDeliveries',
  method: 'GET',
  path: '/v1/webhooks/{id}/deliveries',
  summary: 'List deliveries',
  description:
    'Lists each attempt of the last 90 days and how your server responded, newest first, one page at a time. Needs a live key.',
  query: schemaInput(z.strictObject({ limit: pageLimit('Attempts'), cursor: pageCursor(id) })),
  response: ok('A page of attempts.', pagedEnvelope(delivery)),
  examples: {
    params: { id },
    query: { limit: 20 },
    response: success({
      data: [
        {
          id: '019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e5c',
          message_id: messageId,
          type: 'order_placed',
          event_id: '019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e56',
          attempt: 1,
          outcome: 'sent',
          response: '204',
          duration_ms: 31,
          created_at: '2026-11-21T09:00:00.000Z',
        },
      ],
      meta: { size: 1, next_cursor: null },
    }),
  },
  errors: ['unknown_webhook', ...keyErrors],
});

const replayed = z.object({
  queued: z.array(z.string()).describe('Messages that are sent again.'),
  waiting: z
    .array(z.string())
    .describe('Messages that were waiting already, and are sent at once.'),
  forgotten: z
    .array(z.string())
    .describe(
      'Messages whose content was deleted after delivery: those of a type, and events that were deleted.',
    ),
  unknown: z.array(z.string()).describe('Ids that are no message of this webhook.'),
});

export const replayMessages = defineOperation({
  ...webhookOperation,
  id: 'replayWebhookMessages',
  method: 'POST',
  path: '/v1/webhooks/{id}/replay',
  summary: 'Replay messages',
  description: `Sends messages again: those you name, or every message posted to this webhook since a time, at most ${maxReplays.toLocaleString('en')} in one call. Each keeps its \`webhook-id\`, so delete it from the ids you have handled first. One that is still waiting is sent at once, too. A replay ends the pause of a paused webhook and enables a disabled one. Needs a live key.`,
  body: schemaInput(
    z
      .strictObject({
        message_ids: z
          .array(z.uuid())
          .min(1)
          .max(100)
          .optional()
          .describe('Messages, as `message_id` in the deliveries. Give these or `since`.'),
        since: z.iso
          .datetime({ offset: true })
          .optional()
          .describe('Every message with an attempt since this time. ISO 8601, with a time zone.'),
      })
      .refine((values) => (values.message_ids === undefined) !== (values.since === undefined), {
        path: ['since'],
        error: 'or message_ids must be given, and not both.',
      }),
  ),
  response: ok(
    'What became of each message.',
    resourceEnvelope(replayed.describe('What became of each message.')),
  ),
  examples: {
    params: { id },
    body: { since: '2026-11-21T08:00:00Z' },
    response: success({ data: { queued: [messageId], waiting: [], forgotten: [], unknown: [] } }),
  },
  errors: ['unknown_webhook', ...keyedBodyErrors],
});

export const sendTestEvent = defineOperation({
  ...webhookOperation,
  id: 'sendTestEvent',
  method: 'POST',
  path: '/v1/webhooks/{id}/test',
  summary: 'Send a test event',
  description: [
    `Posts an example to the webhook, signed like any message, with \`"test": true\` in its body. It need not be one that the webhook is subscribed to. The deliveries show how your server responded. A test event ends the pause of a paused webhook and enables a disabled one. At most ${webhookTestsPerMinute} a minute for each webhook.`,
    'With a test key, nothing is sent: `request` is the signed request that would have gone out. It is signed with the secret that creating a webhook with this test key returned for this id.',
  ].join('\n\n'),
  body: schemaInput(
    z
      .strictObject({
        type: z.enum(webhookTypes).optional().describe('The type of the example.'),
        event_code: eventCode
          .optional()
          .describe('The code of an example event, instead of a type.'),
      })
      .refine(({ type, event_code: code }) => (type === undefined) !== (code === undefined), {
        path: ['type'],
        error: 'or event_code must be given, and not both.',
      }),
  ),
  response: ok(
    'The test event is queued. With a test key, it is only shown.',
    resourceEnvelope(
      z
        .object({
          message_id: z
            .uuid()
            .describe('Identifies the message: `webhook-id`, and `message_id` in the deliveries.'),
          type: z.string().describe('The type or event code that was sent.'),
          request: signedRequest
            .nullable()
            .describe('With a test key, what would have gone out; null with a live key.'),
        })
        .describe('The test event.'),
    ),
  ),
  examples: {
    params: { id },
    body: { event_code: 'order_placed' },
    response: success({
      data: {
        message_id: messageId,
        type: 'order_placed',
        request: { ...signedExample, url: null },
      },
    }),
  },
  errors: ['unknown_webhook', ...keyedBodyErrors],
});
