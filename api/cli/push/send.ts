import { addressKey } from '@grovemail/domain/email-addresses/address-key.ts';
import { maxPushBytes } from '@grovemail/domain/push/push-limits.ts';
import { isStorable } from '@grovemail/domain/storable-text.ts';
import { Command } from 'commander';
import { collect, readRows } from '../../resources/read-rows.ts';
import { type PushMessage, payloadOf, pushTopic } from '../../sending/push/push-message.ts';
import { pushServiceOf } from '../../sending/push/push-services.ts';
import { uuidV7Maker } from '../../store/database/uuid-v7.ts';
import type { PushSubscriptionRow } from '../../store/push/push-store.ts';
import { OperatorError } from '../process/operator-error.ts';
import type { OpsIo } from '../process/ops-io.ts';

interface Options {
  email: string;
  title: string;
  body: string;
  icon?: string;
  url?: string;
  claimed?: boolean;
}

export function pushSendCommand(io: OpsIo): Command {
  return new Command('send')
    .description('queue a notification for each browser of a contact; the server sends it')
    .requiredOption('--email <address>', 'the contact')
    .requiredOption('--title <text>', 'first line')
    .requiredOption('--body <text>', 'text')
    .option('--icon <address>', 'picture: a path on the site or an https URL')
    .option('--url <address>', 'where a click goes: a path on the site (default: the home page)')
    .option('--claimed', 'include browsers that only claim the address')
    .addHelpText(
      'after',
      '\nAn address is only claimed unless the site has signed it, and anyone may be reading in that browser: send\nnothing private with --claimed.\n\nExample:\n  npm run ops -- push send --email ada@shop.example --title "Spring sale" --body "From today" --url /pricing\n',
    )
    .action(async ({ email, claimed = false, ...content }: Options) => {
      requireSendable(content);
      await using store = await io.openStoreForWriting();
      const filter = { email: addressKey(email.trim()) };
      const all = await collect(
        readRows(
          (page) => store.listSubscriptions({ ...page, ...filter }),
          Number.POSITIVE_INFINITY,
        ),
      );
      if (all.length === 0) {
        throw new OperatorError('No browser of this contact has notifications on.');
      }
      const subscriptions = all.filter(({ isProved }) => isProved || claimed);
      if (subscriptions.length === 0) {
        throw new OperatorError(
          'All browsers with this address only claim it, so nothing was sent. Add --claimed to send anyway.',
        );
      }
      await store.queuePushes(subscriptions.map(queuedPushOf(content)));
      const count = subscriptions.length;
      io.print(count === 1 ? 'Queued 1 message.\n' : `Queued ${count} messages.\n`);
      const skipped = all.length - count;
      if (skipped > 0) {
        io.printError(
          `Skipped browsers that only claim the address: ${skipped}. Use --claimed to include them.\n`,
        );
      }
    });
}

function queuedPushOf(content: Content) {
  const newId = uuidV7Maker(Date.now);
  return ({ id: subscriptionId, email, endpoint }: PushSubscriptionRow) => {
    const [messageId, createdAt] = [newId(), Date.now()];
    const service = pushServiceOf(endpoint);
    const payload: PushMessage = { subscriptionId, messageId, service, ...content };
    return {
      message: { id: messageId, createdAt, subscriptionId, email, title: content.title },
      entry: { id: newId(), topic: pushTopic, payload: { ...payload }, createdAt },
    };
  };
}

type Content = Omit<Options, 'email' | 'claimed'>;

/** @throws {OperatorError} for a message that a push service would reject or a browser would not show */
function requireSendable(content: Content): void {
  const { title, body, icon, url } = content;
  if (title.trim() === '' || body.trim() === '') {
    throw new OperatorError('Title and body must not be empty.');
  }
  if (![title, body, icon ?? '', url ?? ''].every(isStorable)) {
    throw new OperatorError('A text contains a character that cannot be stored.');
  }
  if (icon !== undefined && !/^(\/(?!\/)|https:\/\/)/.test(icon)) {
    throw new OperatorError('The icon must be a path on the site or an https URL.');
  }
  if (url !== undefined && !/^(\/(?!\/)|https:\/\/)/.test(url)) {
    throw new OperatorError('The url must be a path on the site or an https URL of it.');
  }
  const ids = { subscriptionId: '', messageId: crypto.randomUUID(), service: '' };
  const message = { ...ids, ...content };
  const excess = Buffer.byteLength(payloadOf(message)) - maxPushBytes;
  if (excess > 0) throw new OperatorError(`The message is ${excess} bytes too long for push.`);
}
