import type { SignedRequestResource } from '@grovemail/contract/operations/v1-webhooks-fields.ts';
import type { WebhookType } from '@grovemail/contract/webhook-types.ts';
import { webhooks } from '@grovemail/contract/webhooks/all.ts';
import { eventWebhook } from '@grovemail/contract/webhooks/event.ts';
import { webhookHeaders } from '../signing/standard-webhook.ts';
import type { WebhookRow } from '../store/queue/webhook-store.ts';
import type { Store } from '../store/store.ts';
import { webhookTopic } from './announcement-of.ts';
import { isoTimestamp } from './iso-timestamp.ts';

/** The type of a test event, or else its event code. */
export type TestSubject = { type: WebhookType } | { eventCode: string };

/** A webhook's subscription, as the subject of a test event. */
export function usualSubject({ eventCodes, types }: Pick<WebhookRow, 'eventCodes' | 'types'>) {
  const [code = '*'] = eventCodes;
  const type = webhooks.find((webhook) => webhook.type === types[0])?.type;
  if (type !== undefined && eventCodes.length === 0) return { type };
  return { eventCode: code === '*' ? eventWebhook.example.type : code };
}

/** The body of a test event: the example of the contract, marked as a test. @param at milliseconds since the epoch */
export function testMessage(subject: TestSubject, at: number) {
  const isOfType = 'type' in subject;
  const found = isOfType ? webhooks.find(({ type }) => type === subject.type) : eventWebhook;
  const { data } = (found ?? eventWebhook).body.parse((found ?? eventWebhook).example);
  const type = isOfType ? subject.type : subject.eventCode;
  return { type, timestamp: isoTimestamp(at), data, test: true };
}

/** Queues a test event for a webhook, and ends its pause. */
export async function queueTest(
  store: Pick<Store, 'endPause' | 'enqueue'>,
  webhookId: string,
  subject: TestSubject,
  { id, at }: { id: string; at: number },
): Promise<void> {
  // First, since nothing is queued for a disabled one.
  await store.endPause(webhookId);
  const payload = { webhookId, ...testMessage(subject, at) };
  await store.enqueue({ id, topic: webhookTopic, payload, createdAt: at });
}

/**
 * The signed request of a test event, for callers for whom nothing is sent.
 * @param message.at milliseconds since the epoch
 * @param guide the address of the guide about signatures
 */
export function signedTestRequest(
  message: { id: string; url: string | null; secret: string; subject: TestSubject; at: number },
  guide: string,
): SignedRequestResource {
  const { id, url, secret, subject, at } = message;
  const body = JSON.stringify(testMessage(subject, at));
  const headers = webhookHeaders({ id, body, secret, sentAt: at });
  return {
    method: 'POST',
    url,
    headers,
    body,
    signed: `${id}.${headers['webhook-timestamp']}.${body}`,
    verify: `The part of webhook-signature after "v1," is the HMAC-SHA256 of \`signed\` in base64, with the bytes of the secret after whsec_, decoded from base64, as the key. Receivers in three languages: ${guide}`,
  };
}
