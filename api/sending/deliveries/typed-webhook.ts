import type { Store } from '../../store/store.ts';
import type { Outbound } from '../calls/outbound.ts';
import type { Deliver } from '../outbox/queue.ts';
import { textOf } from './payload.ts';
import { postWebhook } from './post-webhook.ts';

interface TypedDeps {
  store: Pick<Store, 'findWebhook'>;
  call: Outbound;
  /** Milliseconds since the epoch. */
  now(): number;
}

/** Posts a notification, with its content from the time of the event (`announcement-of.ts`). */
export function typedWebhook({ store, ...deps }: TypedDeps): Deliver {
  return async ({ id, payload }, signal) => {
    const webhook = await store.findWebhook(textOf(payload, 'webhookId'));
    if (!webhook) return 'not sent: the webhook was removed';
    const type = textOf(payload, 'type');
    const body = JSON.stringify({ type, timestamp: payload.timestamp, data: payload.data });
    return postWebhook(deps, { ...webhook, id, body }, signal);
  };
}
