import { randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** A secret of Standard Webhooks: 32 random bytes; the specification wants 24 to 64. */
export function newWebhookSecret(): string {
  return prefix + randomBytes(32).toString('base64');
}

/** Whether a text is such a secret: `whsec_` and 24 to 64 bytes in base64. */
export function isWebhookSecret(text: string): boolean {
  if (!text.startsWith(prefix)) return false;
  const base64 = text.slice(prefix.length);
  const bytes = Buffer.from(base64, 'base64');
  // Written back, since the decoder skips whatever is no base64.
  return bytes.toString('base64') === base64 && bytes.length >= 24 && bytes.length <= 64;
}
