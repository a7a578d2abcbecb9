import { contactCreated, contactDeleted, contactUnsubscribed, contactUpdated } from './contact.ts';
import { eventWebhook } from './event.ts';
import { mailBounced, mailComplained, mailFailed, mailSent, mailSuppressed } from './mail.ts';
import { senderRefused } from './sender.ts';
import type { Webhook } from './webhook.ts';

/** Every webhook, in the order in which the reference lists them. */
export const webhooks: readonly Webhook[] = [
  eventWebhook,
  contactCreated,
  contactUpdated,
  contactDeleted,
  contactUnsubscribed,
  mailSent,
  mailFailed,
  mailSuppressed,
  mailBounced,
  mailComplained,
  senderRefused,
];
