import type { z } from 'zod';
import type { Tag } from './tags.ts';

/** One kind of message that we post to a customer's address, as data. */
export interface Webhook {
  /** The operationId with `Webhook` after it; in the document, a webhook without a type stands under it. */
  id: string;
  /** What it is subscribed to by; without it, that is the code of an event. */
  type?: string;
  tag: Tag;
  summary: string;
  description: string;
  body: z.ZodObject;
  example: unknown;
}

/** Keeps a webhook's own types, so that a sender's body follows from its schema. */
export function defineWebhook<const Given extends Webhook>(webhook: Given): Given {
  return webhook;
}
