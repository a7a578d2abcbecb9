import { createHmac } from 'node:crypto';

/**
 * The headers of a webhook by which its receiver knows who sent it, when, and whether he has had it
 * before (Standard Webhooks 1.0: `id.timestamp.body`, HMAC-SHA-256).
 * @param webhook.id the same over all attempts
 * @param webhook.secret `whsec_` and base64
 * @param webhook.previousSecret signs beside it while the receiver changes over
 * @param webhook.sentAt of this attempt, milliseconds since the epoch
 */
export function webhookHeaders(webhook: {
  id: string;
  body: string;
  secret: string;
  previousSecret?: string | undefined;
  sentAt: number;
}): Record<string, string> {
  const { id, body, secret, previousSecret, sentAt } = webhook;
  const timestamp = String(Math.floor(sentAt / 1_000));
  const secrets = previousSecret === undefined ? [secret] : [secret, previousSecret];
  const signatures = secrets.map((one) => {
    const key = Buffer.from(one.replace(/^whsec_/, ''), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'content-type': 'application/json; charset=utf-8',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
