import type {
  Delivery,
  TestEvent,
  WebhookDetail,
  WebhookItem,
  WebhookList,
  WebhookSecret,
} from '@grovemail/contract/console/webhooks.ts';
import {
  deliveryQuery,
  nothing,
  replayBody,
  secretBody,
  testBody,
  webhookBody,
} from '@grovemail/contract/console/webhooks-bodies.ts';
import { webhookTypes } from '@grovemail/contract/webhook-types.ts';
import { disabledUntil, maxWebhooks } from '@grovemail/domain/delivery/delivery-limits.ts';
import { noticeEndpoint } from '@grovemail/domain/delivery/lanes.ts';
import { z } from 'zod';
import { collect, readRows } from '../../resources/read-rows.ts';
import { webhookStatus } from '../../resources/webhook-resource.ts';
import { queueTest, testMessage, usualSubject } from '../../resources/webhook-test.ts';
import { newWebhookSecret } from '../../signing/standard-webhook.ts';
import { TooManyWebhooksError } from '../../store/database/errors.ts';
import type { DeliveryRow, FailingEndpoint, Replayed } from '../../store/queue/endpoint-store.ts';
import type { WebhookRow } from '../../store/queue/webhook-store.ts';
import type { ConsoleDeps } from '../serving/console-deps.ts';
import {
  ConsoleFault,
  type ConsoleRoute,
  change,
  notFound,
  read,
  requireFound,
} from '../serving/console-route.ts';
import { listPage, type Part } from '../serving/list-page.ts';
import { withoutUndefined } from '../serving/without-undefined.ts';

const hour = 60 * 60_000;

/** Webhooks and NOTICE_WEBHOOK_URL, with their deliveries. */
export function webhookRoutes(deps: ConsoleDeps): ConsoleRoute[] {
  return [...readingRoutes(deps), ...changingRoutes(deps), ...messageRoutes(deps)];
}

function readingRoutes({ store }: ConsoleDeps): ConsoleRoute[] {
  return [
    read('/api/webhooks', z.object({}), async (): Promise<WebhookList> => {
      const [webhooks, failing, notices] = await Promise.all([
        store.listWebhooks(),
        store.listFailing(),
        store.listDeliveries(noticeEndpoint, { limit: 1 }),
      ]);
      const notice = failingAt(noticeEndpoint, failing);
      return {
        webhooks: webhooks.map((row) => webhookItem(row, failingAt(row.id, failing))),
        types: [...webhookTypes],
        notice: notice || notices.length > 0 ? stateOf(notice) : null,
      };
    }),
    read('/api/webhooks/:id', z.object({}), async ({ params }): Promise<WebhookDetail> => {
      const { id = '' } = params;
      const [row, failing, waiting] = await Promise.all([
        id === noticeEndpoint ? null : rowOf(store, id),
        store.findFailing(id),
        store.countWaiting(id),
      ]);
      return {
        webhook: row && webhookItem(row, failing),
        notice: row ? null : stateOf(failing),
        waiting,
      };
    }),
    read('/api/webhooks/:id/deliveries', deliveryQuery, ({ params, query }) =>
      listPage(
        query,
        50,
        (part) => deliveries(store, params.id ?? '', query.failed !== undefined, part),
        delivery,
      ),
    ),
  ];
}

function changingRoutes({ store, webhookAddress, now, newId }: ConsoleDeps): ConsoleRoute[] {
  function checked(text: string) {
    const address = webhookAddress(text);
    if ('fault' in address) throw new ConsoleFault(400, `The URL ${address.fault}`);
    return address;
  }

  return [
    change('/api/webhooks', 'webhooks add', webhookBody, async ({ body }) => {
      const { url, warning } = checked(body.url);
      const [id, secret] = [newId(), newWebhookSecret()];
      const { events: eventCodes, types } = body;
      await store
        .addWebhook({ id, secret, url, eventCodes, types, createdAt: now() })
        .catch((error: unknown) => {
          if (!(error instanceof TooManyWebhooksError)) throw error;
          throw new ConsoleFault(409, tooMany);
        });
      return { id, secret, warning } satisfies WebhookSecret;
    }),
    change('/api/webhooks/:id', 'webhooks update', webhookBody, async ({ params, body }) => {
      const { url, warning } = checked(body.url);
      const { events: eventCodes, types } = body;
      const updated = await store.updateWebhook(params.id ?? '', { url, eventCodes, types });
      if (updated === 'unknown') throw notFound('such webhook');
      if (updated === 'empty')
        throw new ConsoleFault(400, 'A webhook needs an event code or a type.');
      return { warning };
    }),
    change('/api/webhooks/:id/secret', 'webhooks rotate', secretBody, async ({ params, body }) => {
      const [{ id = '' }, secret] = [params, newWebhookSecret()];
      const previousUntil = now() + body.overlapHours * hour;
      const outcome = await store.rotateWebhook(id, { secret, previousUntil });
      if (outcome === 'unknown') throw notFound('such webhook');
      return { id, secret, warning: '' } satisfies WebhookSecret;
    }),
    change('/api/webhooks/:id/removal', 'webhooks remove', nothing, async ({ params }) => {
      if ((await store.removeWebhook(params.id ?? '')) === 'unknown')
        throw notFound('such webhook');
      return {};
    }),
  ];
}

function messageRoutes({ store, now, newId }: ConsoleDeps): ConsoleRoute[] {
  return [
    change('/api/webhooks/:id/tests', 'webhooks test', testBody, async ({ params, body }) => {
      const row = await rowOf(store, params.id);
      const type = webhookTypes.find((known) => known === body.subject);
      const code = body.subject;
      const chosen = type ? { type } : code === undefined ? null : { eventCode: code };
      const [id, subject, at] = [newId(), chosen ?? usualSubject(row), now()];
      await queueTest(store, row.id, subject, { id, at });
      return {
        message: id,
        path: URL.parse(row.url)?.pathname ?? '',
        body: JSON.stringify(testMessage(subject, at), null, 2),
      } satisfies TestEvent;
    }),
    change('/api/webhooks/:id/replays', 'webhooks replay', replayBody, async ({ params, body }) => {
      const outcome = await store.replay(body.message, params.id);
      const fault = replayFaults[outcome];
      if (fault) throw new ConsoleFault(409, fault);
      return { outcome };
    }),
  ];
}

const tooMany = `There are ${maxWebhooks} webhooks already. Remove one, or add what this one is for to another.`;

const replayFaults: Partial<Record<Replayed, string>> = {
  forgotten: 'Not sent again: its content was deleted after delivery.',
  removed: 'Not sent again: its webhook was removed.',
  unknown: 'There is no such message any more.',
};

async function rowOf({ findWebhook }: ConsoleDeps['store'], id = ''): Promise<WebhookRow> {
  return requireFound(await findWebhook(id), 'such webhook');
}

/** The attempts at a webhook, newest first. */
function deliveries(
  store: ConsoleDeps['store'],
  id: string,
  failedOnly: boolean,
  { limit, before: start, firstId }: Part,
): Promise<DeliveryRow[]> {
  const failed = ({ outcome }: DeliveryRow) => outcome !== 'sent';
  const rows = readRows(
    ({ limit: size = limit, before = start }) =>
      store.listDeliveries(id, { limit: size, ...withoutUndefined({ before }) }),
    limit,
    withoutUndefined({ firstId, matches: failedOnly ? failed : undefined }),
  );
  return collect(rows);
}

function failingAt(endpoint: string, failing: readonly FailingEndpoint[]): FailingEndpoint | null {
  return failing.find((one) => one.endpoint === endpoint) ?? null;
}

/** Without its secret. */
function webhookItem(row: WebhookRow, failing: FailingEndpoint | null): WebhookItem {
  const { id, url, eventCodes, types, createdAt } = row;
  return { id, url, events: [...eventCodes], types: [...types], createdAt, ...stateOf(failing) };
}

function stateOf(failing: FailingEndpoint | null): Pick<WebhookItem, 'state' | 'failing'> {
  const state = webhookStatus(failing);
  if (!failing) return { state, failing };
  const { failures, since, pausedUntil, error } = failing;
  const nextTryAt = pausedUntil === disabledUntil ? null : pausedUntil;
  return { state, failing: { failures, since, nextTryAt, error } };
}

function delivery(row: DeliveryRow): Delivery {
  const { id, createdAt, entryId: message, type, attempt, outcome, reply, ms } = row;
  return { id, createdAt, message, type, attempt, outcome, reply, ms };
}
