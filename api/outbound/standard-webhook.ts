import { createHmac } from 'node:crypto';

/**
 * The headers of a webhook by which its receiver knows who sent it, when, and whether he has had it
 * before (Standard Webhooks 1.0: `id.timestamp.body`, HMAC-SHA-256).
 * @param webhook.id the same over all attempts
 * @param webhook.secret `whsec_` and base64
 * @param webhook.sentAt of this attempt, milliseconds since the epoch
 */
export function webhookHeaders(webhook: {
  id: string;
  body: string;
  secret: string;
  sentAt: number;
}): Record<string, string> {
  const { id, body, secret, sentAt } = webhook;
  const timestamp = String(Math.floor(sentAt / 1_000));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'content-type': 'application/json; charset=utf-8',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}
