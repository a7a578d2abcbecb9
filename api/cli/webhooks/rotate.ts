import { maxSecretOverlapDays } from '@grovemail/domain/delivery/delivery-limits.ts';
import { Command } from 'commander';
import { isoTimestamp } from '../../resources/iso-timestamp.ts';
import { newWebhookSecret } from '../../signing/standard-webhook.ts';
import { durationOption } from '../input/options.ts';
import { localTime } from '../output/format.ts';
import { toJson } from '../output/print.ts';
import type { OpsIo } from '../process/ops-io.ts';
import { unknownWebhook } from './remove.ts';
import { webhookId } from './webhook-id.ts';
import { secretOption, showSecret } from './webhook-secret.ts';

const day = 24 * 60 * 60_000;

const examples = `
Examples:
  npm run ops -- webhooks rotate 0c9b1e55
  npm run ops -- webhooks rotate 0c9b1e55 --overlap 7d

During the overlap each delivery carries a signature with both secrets, so the receiver can switch at any
time. Rotating again during the overlap drops the oldest secret. If the old secret has leaked, use --overlap 0m.
`;

interface Options {
  overlap: number;
  secret?: string;
  json?: true;
}

export function webhooksRotateCommand(io: OpsIo): Command {
  return new Command('rotate')
    .description('sign with a new secret, and for a while with the old one too')
    .argument('<id>', 'an id, or its last characters, as webhooks list shows them')
    .addOption(
      durationOption(
        '--overlap <duration>',
        'how long the old secret stays in use',
        maxSecretOverlapDays,
      ).default(day, '24h'),
    )
    .addOption(secretOption())
    .option('--json', 'print a JSON object instead of text')
    .addHelpText('after', examples)
    .action(async (webhook: string, { overlap, secret: given, json }: Options) => {
      const secret = given ?? newWebhookSecret();
      const previousUntil = Date.now() + overlap;
      await using store = await io.openStoreForWriting();
      const id = await webhookId(store, webhook);
      const outcome = await store.rotateWebhook(id, { secret, previousUntil });
      if (outcome === 'unknown') throw unknownWebhook(id);
      if (json) {
        io.print(`${toJson({ id, secret, previousUntil: isoTimestamp(previousUntil) })}\n`);
        return;
      }
      const old =
        overlap === 0
          ? 'The old one is no longer used.'
          : `The old one also signs until ${localTime(previousUntil)}.`;
      io.print(`${id}: now signed with a new secret. ${old}\n`);
      if (given === undefined) showSecret(secret, io);
    });
}
