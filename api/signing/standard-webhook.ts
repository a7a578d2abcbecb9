import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A new secret: 32 random bytes; Standard Webhooks asks for 24 to 64. */
export function newWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

/**
 * Signs a webhook (Standard Webhooks 1.0: HMAC-SHA-256 of `id.timestamp.body`).
 * @param webhook.id the same for all attempts, so that receivers can deduplicate
 * @param webhook.secret `whsec_` and base64
 * @param webhook.previousSecret signs as well during a rotation
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
  const signatures = secrets.map((one) => signatureOf(one, `${id}.${timestamp}.`, body));
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}

/**
 * Whether an incoming webhook was signed with this secret within the last five minutes.
 * @param headers names in lower case
 * @param body the raw bytes
 * @param now milliseconds since the epoch
 */
export function isSignedWebhook(
  { headers, body }: { headers: Record<string, unknown>; body: Uint8Array },
  secret: string,
  now: number,
): boolean {
  const [id = '', timestamp = '', signatures = ''] = ['id', 'timestamp', 'signature'].map((name) =>
    String(headers[`webhook-${name}`] ?? ''),
  );
  // Negated so that NaN is rejected, too.
  if (!(Math.abs(now - Number(timestamp) * 1_000) <= toleranceMs)) return false;
  const expected = Buffer.from(signatureOf(secret, `${id}.${timestamp}.`, body));
  return signatures.split(' ').some((one) => {
    const received = Buffer.from(one);
    return received.length === expected.length && timingSafeEqual(received, expected);
  });
}

/** As in the reference libraries. */
const toleranceMs = 5 * 60_000;

function signatureOf(secret: string, prefix: string, body: string | Uint8Array): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(prefix).update(body).digest('base64')}`;
}
