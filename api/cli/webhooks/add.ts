import { webhookTypes } from '@grovemail/contract/webhook-types.ts';
import { maxWebhooks } from '@grovemail/domain/delivery/delivery-limits.ts';
import { Command } from 'commander';
import { isoTimestamp } from '../../resources/iso-timestamp.ts';
import { newWebhookSecret } from '../../signing/standard-webhook.ts';
import { TooManyWebhooksError } from '../../store/database/errors.ts';
import { uuidV7Maker } from '../../store/database/uuid-v7.ts';
import { toJson } from '../output/print.ts';
import { OperatorError } from '../process/operator-error.ts';
import type { OpsIo } from '../process/ops-io.ts';
import { readWebhookAddress, warnOfMissing } from './read-address.ts';
import { eventOption, typeOption } from './subscription-options.ts';
import { secretOption, showSecret } from './webhook-secret.ts';

const examples = `
Examples:
  npm run ops -- webhooks add --event order_placed --url https://shop.example/hooks
  npm run ops -- webhooks add --event '*' --url https://shop.example/hooks
  npm run ops -- webhooks add --type mail.sent --type mail.bounced --url https://shop.example/hooks

--event posts each event that POST /v1/automations stores with a live key; --type posts each notification
of that type. Give each as often as you like, both in one webhook too. All are signed as Standard Webhooks
specifies. '*' matches every event code, but no type; quote it, or your shell expands it.

Types: ${webhookTypes.join(', ')}.
`;

interface Options {
  event?: string[];
  type?: string[];
  url: string;
  secret?: string;
  json?: true;
}

export function webhooksAddCommand(io: OpsIo): Command {
  return new Command('add')
    .description('post events, or notifications about emails and contacts, to a URL')
    .addOption(eventOption())
    .addOption(typeOption())
    .requiredOption('--url <address>', 'where to post: an https URL on a public host')
    .addOption(secretOption())
    .option('--json', 'print a JSON object instead of text')
    .addHelpText('after', examples)
    .action(
      async (
        { event: eventCodes = [], type: types = [], url: address, secret: given, json }: Options,
        command: Command,
      ) => {
        if (eventCodes.length + types.length === 0) {
          command.error("error: required option '--event <code>' or '--type <type>' not specified");
        }
        const config = io.config(['SITE_ENV', 'OUTBOUND_ALLOW']);
        const checked = readWebhookAddress(address, config);
        const { url } = checked;
        const createdAt = Date.now();
        const id = uuidV7Maker(() => createdAt)();
        const secret = given ?? newWebhookSecret();
        await using store = await io.openOrCreateStore();
        await store
          .addWebhook({ id, createdAt, eventCodes, types, url, secret })
          .catch(rejectTooMany);
        if (json) {
          const events = eventCodes;
          io.print(
            `${toJson({ id, createdAt: isoTimestamp(createdAt), events, types, url, secret })}\n`,
          );
          return;
        }
        const posted = [
          ...eventCodes.map((code) => (code === '*' ? 'every event' : code)),
          ...types,
        ];
        io.print(
          `${id}: ${posted.join(', ')} ${posted.length === 1 ? 'is' : 'are'} now posted to ${url}.\n`,
        );
        if (given === undefined) {
          showSecret(secret, io);
        }
        warnOfMissing(checked, config, io);
      },
    );
}

/** @throws {OperatorError} */
function rejectTooMany(error: unknown): never {
  if (!(error instanceof TooManyWebhooksError)) throw error;
  throw new OperatorError(
    `There are ${maxWebhooks} webhooks already. Remove one, or add what this one is for to another: npm run ops -- webhooks update --help`,
  );
}
