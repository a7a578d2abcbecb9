import { isoTimestamp } from '../../resources/iso-timestamp.ts';
import type { Store } from '../../store/store.ts';
import type { Outbound } from '../calls/outbound.ts';
import { type Deliver, Undeliverable } from '../outbox/queue.ts';
import { textOf } from './payload.ts';
import { postWebhook } from './post-webhook.ts';

interface EventDeps {
  store: Pick<Store, 'findEvent' | 'findWebhook'>;
  call: Outbound;
  /** Milliseconds since the epoch. */
  now(): number;
}

/** Posts an event, signed, to a webhook for its code (Standard Webhooks). Any 2xx is a success. */
export function eventWebhook({ store, ...deps }: EventDeps): Deliver {
  return async ({ id, payload }, signal) => {
    const webhook = await store.findWebhook(textOf(payload, 'webhookId'));
    if (!webhook) return 'not sent: the webhook was removed';
    const event = await store.findEvent(textOf(payload, 'eventId'));
    if (!event) throw new Undeliverable('The event is gone.');
    const body = JSON.stringify({
      type: event.eventCode,
      timestamp: isoTimestamp(event.createdAt),
      data: { id: event.id, contact_email: event.contactEmail, context: event.context },
    });
    return postWebhook(deps, { ...webhook, id, body }, signal);
  };
}
