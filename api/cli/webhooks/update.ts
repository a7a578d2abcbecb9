import { Command } from 'commander';
import { toJson } from '../output/print.ts';
import { OperatorError } from '../process/operator-error.ts';
import type { OpsIo } from '../process/ops-io.ts';
import { readWebhookAddress, warnOfMissing } from './read-address.ts';
import { unknownWebhook } from './remove.ts';
import { eventOption, subscriptionsInWords, typeOption } from './subscription-options.ts';
import { webhookId } from './webhook-id.ts';

const examples = `
Examples:
  npm run ops -- webhooks update 0c9b1e55 --url https://shop.example/new
  npm run ops -- webhooks update 0c9b1e55 --type mail.sent --type mail.failed

--event replaces all event codes, and --type all types; what you leave out stays. Messages that already wait
go to the new URL. The secret stays.
`;

interface Options {
  event?: string[];
  type?: string[];
  url?: string;
  json?: true;
}

export function webhooksUpdateCommand(io: OpsIo): Command {
  return new Command('update')
    .description('change the URL of a webhook, or what is posted to it')
    .argument('<id>', 'an id, or its last characters, as webhooks list shows them')
    .addOption(eventOption())
    .addOption(typeOption())
    .option('--url <address>', 'where to post: an https URL on a public host')
    .option('--json', 'print a JSON object instead of text')
    .addHelpText('after', examples)
    .action(async (idOrEnding: string, { event, type, url, json }: Options, command: Command) => {
      if (event === undefined && type === undefined && url === undefined) {
        command.error('error: give --url, --event or --type');
      }
      const config = io.config(['SITE_ENV', 'OUTBOUND_ALLOW']);
      const address = url === undefined ? null : readWebhookAddress(url, config);
      await using store = await io.openStoreForWriting();
      const id = await webhookId(store, idOrEnding);
      const updated = await store.updateWebhook(id, {
        ...(address && { url: address.url }),
        ...(event && { eventCodes: event }),
        ...(type && { types: type }),
      });
      if (updated === 'unknown') throw unknownWebhook(id);
      if (updated === 'empty') throw new OperatorError('A webhook needs an event code or a type.');
      if (json) {
        const { eventCodes: events, types } = updated;
        io.print(`${toJson({ id, events, types, url: updated.url })}\n`);
        return;
      }
      io.print(`${id}: now posts ${subscriptionsInWords(updated)} to ${updated.url}.\n`);
      warnOfMissing(address, config, io);
    });
}
