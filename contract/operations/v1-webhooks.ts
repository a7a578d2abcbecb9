import { maxSecretOverlapDays, maxWebhooks } from '@grovemail/domain/delivery/delivery-limits.ts';
import { z } from 'zod';
import { onlyPage, pagedEnvelope, resourceEnvelope, success } from '../envelope.ts';
import { pageCursor, pageLimit } from '../fields/list-query.ts';
import { schemaInput } from '../fields/schema-input.ts';
import { defineOperation, keyErrors, keyedBodyErrors, keyedPostErrors, ok } from '../operation.ts';
import {
  eventCodes,
  secret,
  secretExample,
  signedExample,
  signedRequest,
  types,
  webhook,
  webhookExample,
  webhookOperation,
  webhooksOperation,
  webhookUrl,
} from './v1-webhooks-fields.ts';

const { id } = webhookExample;
const noTestKey = 'Needs a live key: with a test key, there are no webhooks.';

export const createWebhook = defineOperation({
  ...webhooksOperation,
  id: 'createWebhook',
  method: 'POST',
  path: '/v1/webhooks',
  summary: 'Create a webhook',
  description: [
    'Posts signed messages to your URL about events, contacts and emails. Choose any number of event codes and types, at least one in all.',
    `The secret is returned here and never again. Send an \`Idempotency-Key\`, so that a retry returns the same webhook and secret. An account can have ${maxWebhooks} webhooks.`,
    'With a test key, nothing is stored and nothing is sent: `request` is the signed request of a test event that would have gone out, for your receiver to verify.',
  ].join('\n\n'),
  body: schemaInput(
    z.strictObject({
      url: webhookUrl,
      event_codes: eventCodes.default([]),
      types: types.default([]),
    }),
  ),
  isRepeatable: true,
  response: ok(
    'The webhook is stored, and its secret is shown only once.',
    resourceEnvelope(
      webhook
        .extend({
          secret,
          request: signedRequest
            .nullable()
            .describe('With a test key, what would have gone out; null with a live key.'),
        })
        .meta({ id: 'CreatedWebhook', description: 'A new webhook, with its secret.' }),
    ),
  ),
  examples: {
    body: {
      url: webhookExample.url,
      event_codes: ['order_placed'],
      types: ['mail.bounced', 'mail.failed'],
    },
    response: success({
      data: { ...webhookExample, secret: secretExample, request: signedExample },
    }),
  },
  errors: ['too_many_webhooks', ...keyedPostErrors],
});

export const listWebhooks = defineOperation({
  ...webhooksOperation,
  id: 'listWebhooks',
  method: 'GET',
  path: '/v1/webhooks',
  summary: 'List webhooks',
  description:
    'Lists webhooks with their state, newest first, one page at a time. Secrets are not listed. With a test key, the list is empty.',
  query: schemaInput(z.strictObject({ limit: pageLimit('Webhooks'), cursor: pageCursor(id) })),
  response: ok('A page of webhooks.', pagedEnvelope(webhook)),
  examples: {
    query: { limit: 20 },
    response: onlyPage(webhookExample),
  },
  errors: keyErrors,
});

export const readWebhook = defineOperation({
  ...webhookOperation,
  id: 'readWebhook',
  method: 'GET',
  path: '/v1/webhooks/{id}',
  summary: 'Retrieve a webhook',
  description: `Returns a webhook with its state, and why it fails if it does. ${noTestKey}`,
  response: ok('The webhook.', resourceEnvelope(webhook)),
  examples: {
    params: { id },
    response: success({ data: webhookExample }),
  },
  errors: ['unknown_webhook', ...keyErrors],
});

export const updateWebhook = defineOperation({
  ...webhookOperation,
  id: 'updateWebhook',
  method: 'PATCH',
  path: '/v1/webhooks/{id}',
  summary: 'Update a webhook',
  description: `Changes the URL or what is posted to it. What you leave out stays as it is; a list replaces the whole list. Messages that are already waiting go to the new URL, at once: a URL ends the pause of a paused webhook and enables a disabled one. The secret stays. ${noTestKey}`,
  body: schemaInput(
    z
      .strictObject({
        url: webhookUrl.optional(),
        event_codes: eventCodes.optional(),
        types: types.optional(),
      })
      .refine((change) => Object.values(change).some((value) => value !== undefined), {
        path: ['url'],
        error: 'or event_codes or types must be given.',
      }),
  ),
  response: ok('The webhook as it is now.', resourceEnvelope(webhook)),
  examples: {
    params: { id },
    body: { types: ['mail.bounced', 'mail.complained', 'mail.failed'] },
    response: success({
      data: { ...webhookExample, types: ['mail.bounced', 'mail.complained', 'mail.failed'] },
    }),
  },
  errors: ['unknown_webhook', ...keyedBodyErrors],
});

export const deleteWebhook = defineOperation({
  ...webhookOperation,
  id: 'deleteWebhook',
  method: 'DELETE',
  path: '/v1/webhooks/{id}',
  summary: 'Delete a webhook',
  description: `Deletes a webhook with its secret. Messages still waiting for it are dropped. ${noTestKey}`,
  response: ok(
    'The webhook is deleted.',
    resourceEnvelope(
      z
        .object({
          id: z.uuid().describe('The id of the deleted webhook.'),
          deleted: z
            .literal(true)
            .describe('Always true. If nothing was deleted, you get an error.'),
        })
        .describe('What was deleted.'),
    ),
  ),
  examples: {
    params: { id },
    response: success({ data: { id, deleted: true } }),
  },
  errors: ['unknown_webhook', ...keyErrors],
});

export const rotateWebhookSecret = defineOperation({
  ...webhookOperation,
  id: 'rotateWebhookSecret',
  method: 'POST',
  path: '/v1/webhooks/{id}/rotate',
  summary: 'Rotate the secret',
  description: `Signs with a new secret, which is returned here and never again. During the overlap each message is signed with both secrets, so you can update the receiver at any time. Rotating again during the overlap ends the oldest secret: send an \`Idempotency-Key\`, so that a retry returns the same secret. ${noTestKey}`,
  body: schemaInput(
    z.strictObject({
      overlap_hours: z
        .int()
        .min(0)
        .max(maxSecretOverlapDays * 24)
        .describe('How long the old secret signs too. Use 0 if it has leaked, otherwise 24.'),
    }),
  ),
  isRepeatable: true,
  response: ok(
    'The new secret, shown this once.',
    resourceEnvelope(
      z
        .object({
          id: z.uuid().describe('The id of the webhook.'),
          secret,
          previous_secret_until: z.iso
            .datetime()
            .describe('Until when the old secret signs too. ISO 8601, UTC.'),
        })
        .describe('The new secret.'),
    ),
  ),
  examples: {
    params: { id },
    body: { overlap_hours: 24 },
    response: success({
      data: {
        id,
        secret: secretExample,
        previous_secret_until: '2026-11-22T09:00:00.000Z',
      },
    }),
  },
  errors: ['unknown_webhook', ...keyedPostErrors],
});
