import { z } from 'zod';
import type { Tag } from '../tags.ts';
import type { WebhookType } from '../webhook-types.ts';

/** A kind of message that we post to a customer's address, as data. */
export interface Webhook {
  /** The operationId with `Webhook` after it; in the document, the key of a webhook without a type. */
  id: string;
  /** The type to subscribe to; without it, webhooks subscribe to the code of an event. */
  type?: WebhookType;
  tag: Tag;
  summary: string;
  description: string;
  body: z.ZodObject;
  example: unknown;
}

/** Keeps a webhook's literal type, from which a sender infers the body. */
export function defineWebhook<const Given extends Webhook>(webhook: Given): Given {
  return webhook;
}

interface TypedWebhook<Type extends WebhookType, Data extends z.ZodType>
  extends Pick<Webhook, 'tag' | 'summary' | 'description'> {
  type: Type;
  /** The payload of the message. */
  data: Data;
  example: { timestamp: string; data: z.output<Data> };
}

export const testMark = z
  .literal(true)
  .optional()
  .describe('True for a test event, whose `data` is an example. Missing otherwise.');

/** A webhook that is subscribed to by its type, in the shape of Standard Webhooks. */
export function typedWebhook<const Type extends WebhookType, Data extends z.ZodType>(
  webhook: TypedWebhook<Type, Data>,
) {
  const { type, data, example, ...words } = webhook;
  const [subject = '', verb = ''] = type.split('.');
  return defineWebhook({
    ...words,
    id: subject + verb.charAt(0).toUpperCase() + verb.slice(1),
    type,
    body: z.object({
      type: z.literal(type).describe('What happened.'),
      timestamp: z.iso.datetime().describe('When it happened. ISO 8601, UTC.'),
      data,
      test: testMark,
    }),
    example: { type, ...example },
  });
}
