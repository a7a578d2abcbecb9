import { isoMoment } from '@grovemail/domain/iso-moment.ts';
import { Command } from 'commander';
import { toJson } from './json-array.ts';
import { localMoment } from './moment.ts';
import type { OpsIo } from './ops-io.ts';
import { spanOption } from './span-option.ts';
import { unknownWebhook } from './unknown-webhook.ts';
import { newWebhookSecret, secretOption, showSecret } from './webhook-secret.ts';

const day = 24 * 60 * 60_000;
const longestOverlap = 30;

const examples = `
Examples:
  npm run ops -- webhooks rotate 019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e55
  npm run ops -- webhooks rotate 019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e55 --overlap 7d

During the overlap each delivery carries a signature by either secret, so the receiver may change over at
any moment of it; another rotation meanwhile ends that of the oldest. When the old secret has leaked, end it at once: --overlap 0m.
`;

interface Options {
  overlap: number;
  secret?: string;
  json?: true;
}

/** `webhooks rotate`: signs with a new secret, and with the old one as well for a while. */
export function webhooksRotateCommand(io: OpsIo): Command {
  return new Command('rotate')
    .description('sign with a new secret, and with the old one as well for a while')
    .argument('<id>', 'an id, as webhooks list shows it')
    .addOption(
      spanOption('--overlap <span>', 'how long the old one still signs', longestOverlap).default(
        day,
        '24h',
      ),
    )
    .addOption(secretOption())
    .option('--json', 'print one JSON object and nothing else')
    .addHelpText('after', examples)
    .action(async (id: string, { overlap, secret: given, json }: Options) => {
      const secret = given ?? newWebhookSecret();
      const previousUntil = Date.now() + overlap;
      const store = await io.openStoreToWrite();
      try {
        const outcome = await store.rotateWebhook(id, { secret, previousUntil });
        if (outcome === 'unknown') throw unknownWebhook(id);
      } finally {
        await store.close();
      }
      if (json) {
        io.print(`${toJson({ id, secret, previousUntil: isoMoment(previousUntil) })}\n`);
        return;
      }
      const old =
        overlap === 0
          ? 'The old one signs no more.'
          : `The old one signs as well until ${localMoment(previousUntil)}.`;
      io.print(`${id}: signed with a new secret from now on. ${old}\n`);
      if (given === undefined) showSecret(secret, io);
    });
}
