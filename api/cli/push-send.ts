import { addressKey } from '@grovemail/domain/email-addresses/address-key.ts';
import { maxPushBytes } from '@grovemail/domain/push/push-limits.ts';
import { isStorable } from '@grovemail/domain/storable-text.ts';
import { Command } from 'commander';
import { type PushMessage, payloadOf, pushTopic } from '../push/push-message.ts';
import { uuidV7Maker } from '../store/database/uuid-v7.ts';
import type { PushSubscriptionRow } from '../store/push/push-store.ts';
import { OperatorError } from './operator-error.ts';
import type { OpsIo } from './ops-io.ts';
import { collect, readRows } from './read-rows.ts';

interface Options {
  email: string;
  title: string;
  body: string;
  icon?: string;
  url?: string;
  claimed?: boolean;
}

/** `push send`: one message to each browser in which a contact has notifications on. */
export function pushSendCommand(io: OpsIo): Command {
  return new Command('send')
    .description('put a notification in line for each browser of a contact; the server sends it')
    .requiredOption('--email <address>', 'whom it is for')
    .requiredOption('--title <text>', 'its first line')
    .requiredOption('--body <text>', 'what it says')
    .option('--icon <address>', 'a picture: a path of the site, or an https address')
    .option('--url <address>', 'where a click leads: a path of the site (otherwise its home page)')
    .option('--claimed', 'also to browsers that only claim the address')
    .addHelpText(
      'after',
      '\nA browser whose address the site has not signed only claims it, and anybody may be reading there: send nothing with --claimed that only the owner may read.\n\nExample:\n  npm run ops -- push send --email ada@shop.example --title "Spring sale" --body "From today" --url /pricing\n',
    )
    .action(async ({ email, claimed = false, ...content }: Options) => {
      refuseUnsendable(content);
      const store = await io.openStoreToWrite();
      try {
        const wanted = { email: addressKey(email.trim()) };
        const found = await collect(
          readRows(
            (page) => store.listSubscriptions({ ...page, ...wanted }),
            Number.POSITIVE_INFINITY,
          ),
        );
        if (found.length === 0) {
          throw new OperatorError('No browser of this contact has notifications on.');
        }
        const subscriptions = found.filter(({ isProved }) => isProved || claimed);
        if (subscriptions.length === 0) {
          throw new OperatorError(
            'The browsers with this address only claim it, so nothing was sent. To send all the same, add --claimed.',
          );
        }
        await store.queuePushes(subscriptions.map(sendingOf(content)));
        const count = subscriptions.length;
        io.print(count === 1 ? '1 message is in line.\n' : `${count} messages are in line.\n`);
        const skipped = found.length - count;
        if (skipped > 0) {
          io.complain(
            `Left out, since they only claim the address: ${skipped}. --claimed includes them.\n`,
          );
        }
      } finally {
        await store.close();
      }
    });
}

function sendingOf(content: Content) {
  const newId = uuidV7Maker(Date.now);
  return ({ id: subscriptionId, email }: PushSubscriptionRow) => {
    const [messageId, createdAt] = [newId(), Date.now()];
    const payload: PushMessage = { subscriptionId, messageId, ...content };
    return {
      message: { id: messageId, createdAt, subscriptionId, email, title: content.title },
      entry: { id: newId(), topic: pushTopic, payload: { ...payload }, createdAt },
    };
  };
}

type Content = Omit<Options, 'email' | 'claimed'>;

/** @throws {OperatorError} for what no push service would take, or no browser show */
function refuseUnsendable(content: Content): void {
  const { title, body, icon, url } = content;
  if (title.trim() === '' || body.trim() === '') {
    throw new OperatorError('Title and body must say something.');
  }
  if (![title, body, icon ?? '', url ?? ''].every(isStorable)) {
    throw new OperatorError('A text holds a character that cannot be stored.');
  }
  if (icon !== undefined && !/^(\/(?!\/)|https:\/\/)/.test(icon)) {
    throw new OperatorError('The icon must be a path of the site or an https address.');
  }
  if (url !== undefined && !/^(\/(?!\/)|https:\/\/)/.test(url)) {
    throw new OperatorError('The url must be a path of the site or an https address of it.');
  }
  const message = { subscriptionId: '', messageId: crypto.randomUUID(), ...content };
  const excess = Buffer.byteLength(payloadOf(message)) - maxPushBytes;
  if (excess > 0) throw new OperatorError(`The message is ${excess} bytes too long for push.`);
}
