import { ApiError } from '@grovemail/contract/api-error.ts';
import { accepted } from '@grovemail/contract/envelope.ts';
import { pushTest } from '@grovemail/contract/operations/push-test.ts';
import { available } from '../../http/responses/available.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import type { ClockAndIds } from '../../resources/clock-and-ids.ts';
import { pushServiceOf } from '../../sending/push/push-services.ts';
import type { PushStore } from '../../store/push/push-store.ts';

interface PushTestDeps extends ClockAndIds {
  store: Pick<PushStore, 'findSubscriptionByKeys' | 'queuePushes'>;
  /** Whether messages may be posted there. */
  canPush(endpoint: string): boolean;
}

const content = {
  title: 'Your test notification',
  body: 'Web push works in this browser.',
  url: '/developers/guides/webpush',
};

/** Sends the caller's own browser a notification, by which the guide shows that web push works. */
export function pushTestRoute({ store, now, newId, canPush }: PushTestDeps): Route {
  return defineRoute({
    operation: pushTest,
    async handle({ values }) {
      const held = await available(() => store.findSubscriptionByKeys(values.gm_web_push));
      if (!held || !canPush(held.endpoint)) throw new ApiError('unknown_subscription');
      const [messageId, subscriptionId, createdAt] = [newId(), held.id, now()];
      const service = pushServiceOf(held.endpoint);
      const payload = { subscriptionId, messageId, service, ...content };
      const { email } = held;
      const message = { id: messageId, createdAt, subscriptionId, email, title: content.title };
      const entry = { id: newId(), topic: 'push.send', payload, createdAt };
      await available(() => store.queuePushes([{ message, entry }]));
      return { status: 200, body: accepted({ data: { id: messageId } }) };
    },
  });
}
