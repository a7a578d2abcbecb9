import {
  retryDelays,
  retryHours,
  webhookTimeout,
} from '@grovemail/domain/delivery/delivery-limits.ts';
import type { Webhook } from '../webhooks/webhook.ts';
import { jsonSchema, type Schemas } from './json-schema.ts';

/** A webhook in OpenAPI 3.1: a call to a customer's server. */
export function webhookObject(webhook: Webhook, schemas: Schemas): object {
  const { id, tag, summary, description, body, example } = webhook;
  return {
    post: {
      operationId: `${id}Webhook`,
      tags: [tag],
      summary,
      description,
      security: [],
      parameters: Object.entries(signature).map(([name, [about, value]]) => ({
        name,
        in: 'header',
        required: true,
        description: about,
        schema: { type: 'string' },
        example: value,
      })),
      requestBody: {
        required: true,
        content: { 'application/json': { schema: jsonSchema(body, 'output', schemas), example } },
      },
      responses: {
        '2XX': { description: 'The message is accepted. The response body is ignored.' },
        default: { description: retried },
      },
    },
  };
}

const seconds = webhookTimeout / 1_000;
const retried = `With any other status, or no response within ${seconds} seconds, the message is sent again: ${retryDelays.length} times, for ${retryHours} hours.`;

/** Standard Webhooks 1.0. */
const signature: Record<string, [about: string, example: string]> = {
  'webhook-id': [
    'Identifies the message and is the same on every attempt. Store it, and ignore repeats.',
    '019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e59',
  ],
  'webhook-timestamp': ['When this attempt was made, in seconds since 1970.', '1795251600'],
  'webhook-signature': [
    "`v1,` and the HMAC-SHA-256 of `id.timestamp.body` in base64, with the webhook's secret as the key. Several signatures are separated by spaces; one match is enough.",
    'v1,Z7qOdc1rWYZ8T8PkmRvWmWuTpHIY8dGyLkR4bpK1P9E=',
  ],
};
