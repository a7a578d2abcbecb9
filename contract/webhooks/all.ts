import { contactUnsubscribed, contactUpdated } from './contact.ts';
import { eventWebhook } from './event.ts';
import { mailBounced, mailComplained, mailFailed, mailSent } from './mail.ts';
import { senderRefused } from './sender.ts';
import type { Webhook } from './webhook.ts';

const typed = [
  contactUpdated,
  contactUnsubscribed,
  mailSent,
  mailFailed,
  mailBounced,
  mailComplained,
  senderRefused,
] as const;

/** Every webhook, in the order in which the reference lists them. */
export const webhooks: readonly Webhook[] = [eventWebhook, ...typed];
