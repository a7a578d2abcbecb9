import { addressKey } from '@grovemail/domain/forms/address-key.ts';
import { isStorable } from '@grovemail/domain/forms/storable-text.ts';
import { maxPushBytes } from '@grovemail/domain/push/push-limits.ts';
import { Command } from 'commander';
import { type PushMessage, payloadOf, pushTopic } from '../push/push-message.ts';
import type { PushSubscriptionRow } from '../store/push-store.ts';
import { uuidV7Maker } from '../store/uuid-v7.ts';
import { OperatorError } from './operator-error.ts';
import { collect, readRows } from './read-rows.ts';
import type { OpsIo } from './run-ops.ts';

interface Options {
  email: string;
  title: string;
  body: string;
  icon?: string;
  url?: string;
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
    .addHelpText(
      'after',
      '\nWhoever subscribed gave the address and nobody checked it: send nothing that only its owner may read.\n\nExample:\n  npm run ops -- push send --email ada@shop.example --title "Spring sale" --body "From today" --url /pricing\n',
    )
    .action(async ({ email, ...content }: Options) => {
      refuseUnsendable(content);
      const store = await io.openStoreToWrite();
      try {
        const wanted = { email: addressKey(email.trim()) };
        const subscriptions = await collect(
          readRows(
            (page) => store.listSubscriptions({ ...page, ...wanted }),
            Number.POSITIVE_INFINITY,
          ),
        );
        if (subscriptions.length === 0) {
          throw new OperatorError('No browser of this contact has notifications on.');
        }
        await store.queuePushes(subscriptions.map(sendingOf(content)));
        const count = subscriptions.length;
        io.print(count === 1 ? '1 message is in line.\n' : `${count} messages are in line.\n`);
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

type Content = Omit<Options, 'email'>;

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
