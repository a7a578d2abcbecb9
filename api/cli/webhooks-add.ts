import { eventCode } from '@grovemail/contract/operations/v1-automations.ts';
import { webhookTypes } from '@grovemail/contract/webhooks/all.ts';
import { isoMoment } from '@grovemail/domain/iso-moment.ts';
import { Command, InvalidArgumentError, Option } from 'commander';
import { uuidV7Maker } from '../store/database/uuid-v7.ts';
import { toJson } from './json-array.ts';
import type { OpsIo } from './ops-io.ts';
import { readWebhookAddress } from './webhook-address.ts';
import { newWebhookSecret, secretOption, showSecret } from './webhook-secret.ts';

const examples = `
Examples:
  npm run ops -- webhooks add --event order_placed --url https://shop.example/hooks
  npm run ops -- webhooks add --event '*' --url https://shop.example/hooks
  npm run ops -- webhooks add --type mail.sent --url https://shop.example/hooks

Each event that POST /v1/automations stores with a live key is posted there, or each thing of a type that
happens, signed as Standard Webhooks has it. '*' stands for every event code, and for no type; it needs the
quotes, or your shell puts file names in its place. Types: ${webhookTypes.join(', ')}.
`;

interface Options {
  event?: string;
  type?: string;
  url: string;
  secret?: string;
  json?: true;
}

/** `webhooks add`: has events posted to an address from now on. */
export function webhooksAddCommand(io: OpsIo): Command {
  return new Command('add')
    .description('have events, or what happens to mails and contacts, posted to an address, signed')
    .option('--event <code>', "the event code to wait for, or '*' for all", readCode)
    .addOption(
      new Option('--type <type>', 'the type to wait for instead')
        .choices(webhookTypes)
        .conflicts('event'),
    )
    .requiredOption('--url <address>', 'where to post; https, a public address')
    .addOption(secretOption())
    .option('--json', 'print one JSON object and nothing else')
    .addHelpText('after', examples)
    .action(
      async ({ event, type, url: address, secret: given, json }: Options, command: Command) => {
        if (event === undefined && type === undefined) {
          command.error("error: required option '--event <code>' or '--type <type>' not specified");
        }
        const config = io.config();
        const { url, lacks } = readWebhookAddress(address, config);
        const createdAt = Date.now();
        const id = uuidV7Maker(() => createdAt)();
        const secret = given ?? newWebhookSecret();
        const store = await io.openOrMakeStore();
        try {
          await store.addWebhook({
            ...{ id, createdAt, eventCode: event ?? '', url, secret },
            ...(type === undefined ? {} : { type }),
          });
        } finally {
          await store.close();
        }
        if (json) {
          io.print(
            `${toJson({ id, createdAt: isoMoment(createdAt), event, type, url, secret })}\n`,
          );
          return;
        }
        io.print(
          `${id}: ${event === '*' ? 'every event' : (type ?? event)} is posted to ${url} from now on.\n`,
        );
        if (given === undefined) {
          showSecret(secret, io);
        }
        if (lacks) {
          const allow = [...config.outboundAllow, lacks].join(',');
          io.complain(`Nothing gets there yet: start the server with OUTBOUND_ALLOW=${allow}.\n`);
        }
      },
    );
}

function readCode(text: string): string {
  const code = eventCode.safeParse(text);
  if (code.success) return code.data;
  throw new InvalidArgumentError("It must be an event code as calls send it, or '*'.");
}
