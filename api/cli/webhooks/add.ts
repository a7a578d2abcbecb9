import { eventCode } from '@grovemail/contract/operations/v1-automations.ts';
import { webhookTypes } from '@grovemail/contract/webhook-types.ts';
import { Command, InvalidArgumentError } from 'commander';
import { isoTimestamp } from '../../resources/iso-timestamp.ts';
import { webhookAddress } from '../../resources/webhook-address.ts';
import { targetFault } from '../../sending/calls/target.ts';
import { newWebhookSecret } from '../../signing/standard-webhook.ts';
import { uuidV7Maker } from '../../store/database/uuid-v7.ts';
import { toJson } from '../output/print.ts';
import { OperatorError } from '../process/operator-error.ts';
import type { OpsIo } from '../process/ops-io.ts';
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
    .option('--event <code>', "an event code, or '*' for all; may be repeated", collectCode)
    .option('--type <type>', 'a notification type; may be repeated', collectType)
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
        const { url, missingAllowance } = readWebhookAddress(address, config);
        const createdAt = Date.now();
        const id = uuidV7Maker(() => createdAt)();
        const secret = given ?? newWebhookSecret();
        await using store = await io.openOrCreateStore();
        await store.addWebhook({ id, createdAt, eventCodes, types, url, secret });
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
        if (missingAllowance) {
          const allow = [...config.outboundAllow, missingAllowance].join(',');
          io.printError(
            `Deliveries are blocked unless the server was started with OUTBOUND_ALLOW=${allow}.\n`,
          );
        }
      },
    );
}

function collectCode(text: string, earlier: readonly string[] = []): string[] {
  const code = eventCode.safeParse(text);
  if (code.success) return [...new Set([...earlier, code.data])];
  throw new InvalidArgumentError("Expected an event code as in your calls, or '*'.");
}

function collectType(text: string, earlier: readonly string[] = []): string[] {
  if (webhookTypes.some((type) => type === text)) return [...new Set([...earlier, text])];
  throw new InvalidArgumentError(`Allowed choices are ${webhookTypes.join(', ')}.`);
}

/**
 * Checks the URL of a webhook by the rules for deliveries. Outside production, this machine is accepted even if
 * OUTBOUND_ALLOW does not contain it.
 * @returns the URL, and the `host:port` that OUTBOUND_ALLOW still lacks
 * @throws {OperatorError} when events could not be posted there
 */
export function readWebhookAddress(
  text: string,
  {
    isProduction,
    outboundAllow,
  }: Pick<ReturnType<OpsIo['config']>, 'isProduction' | 'outboundAllow'>,
): { url: string; missingAllowance: string | null } {
  const url = URL.parse(text);
  const localTarget =
    isProduction || !url || !localHost.test(url.hostname) ? null : hostAndPort(url);
  const allowed = localTarget === null ? outboundAllow : [...outboundAllow, localTarget];
  const checked = webhookAddress(text, (address) => targetFault(address, allowed));
  if ('fault' in checked) throw new OperatorError(`--url ${checked.fault}`);
  const known = outboundAllow.map((entry) => entry.toLowerCase());
  return {
    url: checked.url,
    missingAllowance: localTarget === null || known.includes(localTarget) ? null : localTarget,
  };
}

const localHost = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

function hostAndPort({ hostname, port, protocol }: URL): string {
  return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`;
}
