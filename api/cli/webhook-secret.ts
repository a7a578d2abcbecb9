import { randomBytes } from 'node:crypto';
import { InvalidArgumentError, Option } from 'commander';
import type { OpsIo } from './ops-io.ts';

const prefix = 'whsec_';

/** A secret of Standard Webhooks: 32 random bytes; the specification wants 24 to 64. */
export function newWebhookSecret(): string {
  return prefix + randomBytes(32).toString('base64');
}

/** Whether a text is such a secret: `whsec_` and 24 to 64 bytes in base64. */
function isWebhookSecret(text: string): boolean {
  if (!text.startsWith(prefix)) return false;
  const base64 = text.slice(prefix.length);
  const bytes = Buffer.from(base64, 'base64');
  // Written back, since the decoder skips whatever is no base64.
  return bytes.toString('base64') === base64 && bytes.length >= 24 && bytes.length <= 64;
}

/** `--secret <whsec>`: what to sign with. */
export function secretOption(): Option {
  return new Option('--secret <whsec>', 'what to sign with (one is made)').argParser((text) => {
    if (isWebhookSecret(text)) return text;
    throw new InvalidArgumentError('It must be whsec_ and 24 to 64 bytes in base64.');
  });
}

/** Shows a secret that was made, this once. */
export function showSecret(secret: string, io: Pick<OpsIo, 'print' | 'complain'>): void {
  io.print(`Secret: ${secret}\n`);
  io.complain('Copy it now, it is not shown again: the receiver checks signatures with it.\n');
}
