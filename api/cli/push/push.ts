import { Command } from 'commander';
import { isoTimestamp } from '../../resources/iso-timestamp.ts';
import { newVapidKeys } from '../../sending/push/vapid-keys.ts';
import type { PushMessageRow, PushSubscriptionRow } from '../../store/push/push-store.ts';
import { ownKey, pushSecretName } from '../../store/secrets/own-key.ts';
import { formatOrNull, localTime } from '../output/format.ts';
import { printSecret } from '../output/print.ts';
import type { OpsIo } from '../process/ops-io.ts';
import { pushListCommand } from './list.ts';
import { pushSendCommand } from './send.ts';

export function pushCommand(io: OpsIo): Command {
  return new Command('push')
    .addCommand(pushSendCommand(io))
    .addCommand(pushListCommand(subscriptions, io))
    .addCommand(pushListCommand(messages, io))
    .addCommand(secretCommand(io))
    .addCommand(vapidCommand(io));
}

const subscriptions: Parameters<typeof pushListCommand<PushSubscriptionRow>>[0] = {
  name: 'list',
  noun: 'subscriptions',
  list: (store, page) => store.listSubscriptions(page),
  record: ({ id, createdAt, updatedAt, email, isProved, info, endpoint }) => ({
    id,
    createdAt: isoTimestamp(createdAt),
    updatedAt: isoTimestamp(updatedAt),
    email,
    proved: isProved,
    info,
    endpoint: shortenEndpoint(endpoint),
  }),
  columns: {
    Since: ({ createdAt }) => localTime(createdAt),
    Email: ({ email }) => email,
    Address: ({ isProved }) => (isProved ? 'proved' : 'claimed'),
    Endpoint: ({ endpoint }) => shortenEndpoint(endpoint),
  },
};

const messages: Parameters<typeof pushListCommand<PushMessageRow>>[0] = {
  name: 'sent',
  noun: 'messages',
  list: (store, page) => store.listPushMessages(page),
  record: ({ id, createdAt, subscriptionId, email, title, ...actions }) => ({
    id,
    createdAt: isoTimestamp(createdAt),
    subscriptionId,
    email,
    title,
    clickedAt: formatOrNull(actions.click, isoTimestamp),
    deliveredAt: formatOrNull(actions.delivered, isoTimestamp),
    dismissedAt: formatOrNull(actions.dismiss, isoTimestamp),
  }),
  columns: {
    Queued: ({ createdAt }) => localTime(createdAt),
    Email: ({ email }) => email,
    Title: ({ title }) => title,
    Clicked: ({ click }) => formatOrNull(click, localTime) ?? '',
    Dismissed: ({ dismiss }) => formatOrNull(dismiss, localTime) ?? '',
  },
};

function secretCommand(io: OpsIo): Command {
  return new Command('secret')
    .description('show the secret with which your server signs the addresses of subscribers')
    .addHelpText(
      'after',
      '\nKeep it on your server, never in a page: anyone who has it can subscribe their browser under any address.\n\nExample:\n  npm run --silent ops -- push secret\n',
    )
    .action(() => printSecret(io, (store) => ownKey(store, pushSecretName, Date.now())));
}

function vapidCommand(io: OpsIo): Command {
  return new Command('vapid')
    .description('generate a VAPID key pair for the configuration; nothing is stored')
    .addHelpText(
      'after',
      '\nBrowsers that subscribed with another key subscribe again on their next visit.\n\nExample:\n  npm run --silent ops -- push vapid >> .env\n',
    )
    .action(() => {
      const { publicKey, privateKey } = newVapidKeys();
      io.print(`VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}\n`);
    });
}

/** Hides the endpoint, which is half of the credentials for sending to a browser. */
function shortenEndpoint(endpoint: string): string {
  const { origin, pathname } = new URL(endpoint);
  return `${origin}/…${pathname.slice(1).slice(-6)}`;
}
