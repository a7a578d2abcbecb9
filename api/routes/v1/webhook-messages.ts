import { invalidRequest } from '@grovemail/contract/api-error.ts';
import {
  listDeliveries,
  replayMessages,
  sendTestEvent,
} from '@grovemail/contract/operations/v1-webhook-messages.ts';
import type { WebhookType } from '@grovemail/contract/webhook-types.ts';
import { maxReplays, webhookTestsPerMinute } from '@grovemail/domain/delivery/delivery-limits.ts';
import { holderOf } from '../../http/auth/account-key.ts';
import { tooManyRequests } from '../../http/limits/rate-limits.ts';
import { available } from '../../http/responses/available.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { messagesSince, replayEach } from '../../resources/webhook-replay.ts';
import { deliveryResource } from '../../resources/webhook-resource.ts';
import { queueTest, signedTestRequest, type TestSubject } from '../../resources/webhook-test.ts';
import type { SubmissionDeps } from '../public/submission.ts';
import { pageOf, pageResponse, resourceResponse } from './resource-responses.ts';
import { secretOfTestKey, verifyGuide, webhookOf } from './webhook-of-call.ts';

/** The operations on the messages of a webhook. */
export function webhookMessageRoutes({ store, now, newId }: SubmissionDeps): Route[] {
  return [
    defineRoute({
      operation: listDeliveries,
      async handle(call) {
        const { id } = await webhookOf(call, store);
        const { limit } = call.values;
        const rows = await available(() => store.listDeliveries(id, pageOf(call.values)));
        const size = await available(() => store.countDeliveries(id));
        return pageResponse({ rows, size }, limit, deliveryResource);
      },
    }),
    defineRoute({
      operation: replayMessages,
      async handle(call) {
        const { id: webhookId } = await webhookOf(call, store);
        const { message_ids: named, since = '' } = call.values;
        const range = { webhookId, since: Date.parse(since), max: maxReplays };
        const messages = named ?? (await available(() => messagesSince(store, range)));
        if (messages === null) throw invalidRequest({ since: tooManyMessages });
        const distinct = [...new Set(messages)];
        const outcomes = await available(() => replayEach(store, distinct, webhookId));
        const { replayed: queued, waiting, forgotten, unknown, removed } = outcomes;
        return resourceResponse({ queued, waiting, forgotten, unknown: [...unknown, ...removed] });
      },
    }),
    defineRoute({
      operation: sendTestEvent,
      async handle(call) {
        const subject = subjectOf(call.values);
        const [id, at] = [newId(), now()];
        const type = 'type' in subject ? subject.type : subject.eventCode;
        const resource = { message_id: id, type };
        if (holderOf(call).isTest) {
          const { id: webhookId = '' } = call.params;
          const secret = secretOfTestKey(call, webhookId);
          const message = { id, url: null, secret, subject, at };
          const request = signedTestRequest(message, verifyGuide(call));
          return resourceResponse({ ...resource, request });
        }
        const webhook = await webhookOf(call, store);
        await countTest(webhook.id);
        await available(() => queueTest(store, webhook.id, subject, { id, at }));
        return resourceResponse({ ...resource, request: null });
      },
    }),
  ];

  /** @throws {ApiError} too_many_requests */
  async function countTest(webhookId: string): Promise<void> {
    const use = { key: `webhook-test:${webhookId}`, window: 60_000 };
    const { count, resetsAt } = await available(() => store.countUse(use));
    if (count > webhookTestsPerMinute) {
      throw tooManyRequests(Math.max(1, Math.ceil((resetsAt - now()) / 1_000)));
    }
  }
}

const tooManyMessages = `since covers more than ${maxReplays.toLocaleString('en')} messages. Choose a later time, or give message_ids.`;

/** One of both is given; the contract checks it. */
function subjectOf(values: {
  type?: WebhookType | undefined;
  event_code?: string | undefined;
}): TestSubject {
  const { type, event_code: eventCode = '' } = values;
  return type === undefined ? { eventCode } : { type };
}
