import { z } from 'zod';
import { defineWebhook, type Webhook } from './webhook.ts';

interface TypedWebhook<Type extends string, Data extends z.ZodType>
  extends Pick<Webhook, 'tag' | 'summary' | 'description'> {
  type: Type;
  /** The payload of the message. */
  data: Data;
  example: { timestamp: string; data: z.output<Data> };
}

/** A webhook that is subscribed to by its type, in the shape of Standard Webhooks. */
export function typedWebhook<const Type extends string, Data extends z.ZodType>(
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
    }),
    example: { type, ...example },
  });
}
