import { ApiError, invalidRequest } from '@grovemail/contract/api-error.ts';
import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  readWebhook,
  rotateWebhookSecret,
  updateWebhook,
} from '@grovemail/contract/operations/v1-webhooks.ts';
import type { SignedRequestResource } from '@grovemail/contract/operations/v1-webhooks-fields.ts';
import { holderOf } from '../../http/auth/account-key.ts';
import { available } from '../../http/responses/available.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { isoTimestamp } from '../../resources/iso-timestamp.ts';
import { webhookAddress } from '../../resources/webhook-address.ts';
import { webhookResource } from '../../resources/webhook-resource.ts';
import { signedTestRequest, usualSubject } from '../../resources/webhook-test.ts';
import { newWebhookSecret } from '../../signing/standard-webhook.ts';
import { TooManyWebhooksError, UnknownWebhookError } from '../../store/database/errors.ts';
import type { NewSecret, WebhookRow } from '../../store/queue/webhook-store.ts';
import type { Store } from '../../store/store.ts';
import type { SubmissionDeps } from '../public/submission.ts';
import { pageResponse, resourceResponse } from './resource-responses.ts';
import { secretOfTestKey, verifyGuide, webhookIdOf, webhookOf } from './webhook-of-call.ts';
import { writeOnce } from './write-once.ts';

export interface WebhookDeps extends SubmissionDeps {
  /** Why an address may not be called, as a sentence; null if it may. */
  targetFault(address: string): string | null;
}

/** The operations on webhooks, which belong to live keys: a test key has none. */
export function webhookRoutes(deps: WebhookDeps): Route[] {
  return [...newWebhookRoutes(deps), ...changeRoutes(deps)];
}

function newWebhookRoutes({ store, now, newId, targetFault }: WebhookDeps): Route[] {
  return [
    defineRoute({
      operation: createWebhook,
      async handle(call) {
        const { event_codes: eventCodes, types } = call.values;
        if (eventCodes.length + types.length === 0) throw invalidRequest({ types: nothing });
        const url = checkedUrl(call.values.url, targetFault);
        const { isTest } = holderOf(call);
        const [id, createdAt] = [newId(), now()];
        const secret = isTest ? secretOfTestKey(call, id) : newWebhookSecret();
        const row = {
          id,
          createdAt,
          url,
          secret,
          eventCodes: listed(eventCodes),
          types: listed(types),
        };
        if (isTest) {
          const message = { id: newId(), url, secret, subject: usualSubject(row), at: createdAt };
          const request = signedTestRequest(message, verifyGuide(call));
          return resourceResponse(createdResource(row, request));
        }
        return writeOnce(
          createWebhook,
          call,
          createdAt,
          (stored: WebhookRow) => createdResource(stored, null),
          (keyed) => store.createWebhook(row, keyed).catch(rejectUnstored),
        );
      },
    }),
    defineRoute({
      operation: listWebhooks,
      async handle(call) {
        const { limit, cursor } = call.values;
        const all = holderOf(call).isTest ? [] : await available(() => store.listWebhooks());
        const page = all
          .filter(({ id }) => cursor === undefined || id < cursor)
          .slice(0, limit + 1);
        const rows = await Promise.all(page.map((row) => resourceOf(row, store)));
        return pageResponse({ rows, size: all.length }, limit, (row) => row);
      },
    }),
  ];
}

function changeRoutes({ store, now, targetFault }: WebhookDeps): Route[] {
  return [
    defineRoute({
      operation: readWebhook,
      async handle(call) {
        return resourceResponse(await resourceOf(await webhookOf(call, store), store));
      },
    }),
    defineRoute({
      operation: updateWebhook,
      async handle(call) {
        const id = webhookIdOf(call);
        const { url, event_codes: eventCodes, types } = call.values;
        const updated = await available(() =>
          store.updateWebhook(id, {
            ...(url === undefined ? {} : { url: checkedUrl(url, targetFault) }),
            ...(eventCodes === undefined ? {} : { eventCodes }),
            ...(types === undefined ? {} : { types }),
          }),
        );
        if (updated === 'unknown') throw new ApiError('unknown_webhook');
        if (updated === 'empty') throw invalidRequest({ types: nothing });
        return resourceResponse(await resourceOf(updated, store));
      },
    }),
    defineRoute({
      operation: deleteWebhook,
      async handle(call) {
        const id = webhookIdOf(call);
        const outcome = await available(() => store.removeWebhook(id));
        if (outcome === 'unknown') throw new ApiError('unknown_webhook');
        return resourceResponse({ id, deleted: true });
      },
    }),
    defineRoute({
      operation: rotateWebhookSecret,
      async handle(call) {
        const id = webhookIdOf(call);
        const previousUntil = now() + call.values.overlap_hours * hour;
        const change = { secret: newWebhookSecret(), previousUntil };
        const resource = (rotated: NewSecret) => ({
          id,
          secret: rotated.secret,
          previous_secret_until: isoTimestamp(rotated.previousUntil),
        });
        // An Idempotency-Key belongs to one webhook: another one's secret must never be its response.
        const keyedCall = { ...call, values: { ...call.values, id } };
        return writeOnce(rotateWebhookSecret, keyedCall, now(), resource, (keyed) =>
          store.rotateWebhookOnce(id, change, keyed).catch(rejectUnstored),
        );
      },
    }),
  ];
}

const hour = 60 * 60_000;

const nothing = 'types or event_codes must name at least one: a webhook needs something to post.';

/** @throws {ApiError} invalid_request */
function checkedUrl(text: string, targetFault: WebhookDeps['targetFault']): string {
  const checked = webhookAddress(text, targetFault);
  if ('fault' in checked) throw invalidRequest({ url: `url ${checked.fault}` });
  return checked.url;
}

function listed(names: readonly string[]): string[] {
  return [...new Set(names)].toSorted();
}

async function resourceOf(row: WebhookRow, store: Pick<Store, 'findFailing'>) {
  return webhookResource(row, await available(() => store.findFailing(row.id)));
}

function createdResource(row: WebhookRow, request: SignedRequestResource | null) {
  return { ...webhookResource(row, null), secret: row.secret, request };
}

/** @throws {ApiError} */
function rejectUnstored(error: unknown): never {
  if (error instanceof TooManyWebhooksError) throw new ApiError('too_many_webhooks');
  if (error instanceof UnknownWebhookError) throw new ApiError('unknown_webhook');
  throw error;
}
