import type { z } from 'zod';
import type { Tag } from '../openapi/tags.ts';

/** A kind of message that we post to a customer's address, as data. */
export interface Webhook {
  /** The operationId with `Webhook` after it; in the document, a webhook without a type stands under it. */
  id: string;
  /** The type to subscribe to; without it, webhooks subscribe to the code of an event. */
  type?: string;
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
