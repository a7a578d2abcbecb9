import { InvalidArgumentError, Option } from 'commander';
import type { OpsIo } from '../process/ops-io.ts';

const prefix = 'whsec_';

function isWebhookSecret(text: string): boolean {
  if (!text.startsWith(prefix)) return false;
  const base64 = text.slice(prefix.length);
  const bytes = Buffer.from(base64, 'base64');
  // The decoder skips invalid characters, so compare the encoded bytes.
  return bytes.toString('base64') === base64 && bytes.length >= 24 && bytes.length <= 64;
}

export function secretOption(): Option {
  return new Option('--secret <whsec>', 'the signing secret (default: a new one)').argParser(
    (text) => {
      if (isWebhookSecret(text)) return text;
      throw new InvalidArgumentError('Expected whsec_ and 24 to 64 bytes in base64.');
    },
  );
}

/** Shows a new secret, which is never shown again. */
export function showSecret(secret: string, io: Pick<OpsIo, 'print' | 'printError'>): void {
  io.print(`Secret: ${secret}\n`);
  io.printError(
    'Copy it now: the receiver checks signatures with it, and it is not shown again.\n',
  );
}
