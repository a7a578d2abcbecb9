import { ApiError } from '@grovemail/contract/api-error.ts';
import { holderOf } from '../../http/auth/account-key.ts';
import { available } from '../../http/responses/available.ts';
import type { Call } from '../../http/route.ts';
import type { WebhookRow } from '../../store/queue/webhook-store.ts';
import type { Store } from '../../store/store.ts';
import { hintedError } from './resource-responses.ts';

/**
 * The webhook of a call. Webhooks belong to live keys, so a test key has none.
 * @throws {ApiError} unknown_webhook
 */
export async function webhookOf(
  call: Call,
  store: Pick<Store, 'findWebhook'>,
): Promise<WebhookRow> {
  const webhook = await available(() => store.findWebhook(webhookIdOf(call)));
  if (!webhook) throw new ApiError('unknown_webhook');
  return webhook;
}

const noWebhooks =
  'This key is a test key, for which no webhooks are stored. Use a live key. To see a signed message with this key, call POST /v1/webhooks.';

/** The id in the path of a call with a live key. @throws {ApiError} unknown_webhook for a test key */
export function webhookIdOf(call: Call): string {
  const { id } = call.params;
  if (holderOf(call).isTest) throw hintedError('unknown_webhook', noWebhooks);
  if (id === undefined) throw new ApiError('unknown_webhook');
  return id;
}

/**
 * The secret for trying out signatures with a test key, for which nothing is stored: the same for each call about an id.
 */
export function secretOfTestKey(call: Call, id: string): string {
  const bytes = Buffer.from(
    call.digest(`webhook of a test key:${holderOf(call).id}:${id}`),
    'base64url',
  );
  return `whsec_${bytes.toString('base64')}`;
}

/** The address of the guide about signatures. */
export function verifyGuide({ requestOrigin }: Call): string {
  return `${requestOrigin}/developers/guides/webhooks#verify-the-signature`;
}
