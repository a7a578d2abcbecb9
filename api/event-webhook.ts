import type { Outbound } from './outbound/outbound.ts';
import { OutboundError } from './outbound/outbound-error.ts';
import { webhookHeaders } from './outbound/standard-webhook.ts';
import type { Deliver } from './outbox/queue.ts';
import { Undeliverable } from './outbox/undeliverable.ts';
import { textOf } from './payload-text.ts';
import type { Store } from './store/store.ts';

interface EventDeps {
  store: Pick<Store, 'findEvent' | 'findWebhook'>;
  call: Outbound;
  /** Milliseconds since the epoch. */
  now(): number;
}

/** Milliseconds that a receiver has for its answer. */
const limitMs = 15_000;

/** Posts an event to a webhook that waits for its code, signed (Standard Webhooks); any 2xx will do. */
export function eventWebhook({ store, call, now }: EventDeps): Deliver {
  return async ({ id, payload }, signal) => {
    const webhook = await store.findWebhook(textOf(payload, 'webhookId'));
    if (!webhook) return 'not sent: the webhook was removed';
    const event = await store.findEvent(textOf(payload, 'eventId'));
    if (!event) throw new Undeliverable('The event is gone.');
    const body = JSON.stringify({
      type: event.eventCode,
      timestamp: new Date(event.createdAt).toISOString(),
      data: { id: event.id, contact_email: event.contactEmail, context: event.context },
    });
    const { status } = await call({
      url: webhook.url,
      method: 'POST',
      headers: webhookHeaders({ id, body, secret: webhook.secret, sentAt: now() }),
      body,
      timeoutMs: limitMs,
      maxBytes: 0,
      signal,
    }).catch((error: unknown) => {
      if (!(error instanceof OutboundError && error.code === 'refused')) throw error;
      throw new Undeliverable(error.message, { cause: error });
    });
    if (status >= 200 && status < 300) return String(status);
    throw new Error(`The receiver answered ${status}.`);
  };
}
