import { isoMoment } from '@grovemail/domain/iso-moment.ts';
import { Command } from 'commander';
import { newVapidKeys } from '../push/vapid-keys.ts';
import type { PushMessageRow, PushSubscriptionRow } from '../store/push/push-store.ts';
import { ownKey, pushSecretName } from '../store/secrets/own-key.ts';
import { localMoment } from './moment.ts';
import type { OpsIo } from './ops-io.ts';
import { printSecret } from './print-secret.ts';
import { pushListCommand } from './push-list.ts';
import { pushSendCommand } from './push-send.ts';

/** `push`: who gets notifications, what was sent to them, and what became of it. */
export function pushCommand(io: OpsIo): Command {
  return new Command('push')
    .description('notifications: who gets them, what was sent, what became of it')
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
    ...{ id, createdAt: isoMoment(createdAt), updatedAt: isoMoment(updatedAt) },
    ...{ email, proved: isProved, info, endpoint: shortened(endpoint) },
  }),
  columns: {
    Since: ({ createdAt }) => localMoment(createdAt),
    Email: ({ email }) => email,
    Address: ({ isProved }) => (isProved ? 'proved' : 'claimed'),
    Endpoint: ({ endpoint }) => shortened(endpoint),
  },
};

const messages: Parameters<typeof pushListCommand<PushMessageRow>>[0] = {
  name: 'sent',
  noun: 'messages',
  list: (store, page) => store.listPushMessages(page),
  record: ({ id, createdAt, subscriptionId, email, title, ...actions }) => ({
    ...{ id, createdAt: isoMoment(createdAt), subscriptionId, email, title },
    clickedAt: momentOf(actions.click, isoMoment),
    deliveredAt: momentOf(actions.delivered, isoMoment),
    dismissedAt: momentOf(actions.dismiss, isoMoment),
  }),
  columns: {
    Made: ({ createdAt }) => localMoment(createdAt),
    Email: ({ email }) => email,
    Title: ({ title }) => title,
    Clicked: ({ click }) => momentOf(click, localMoment) ?? '',
    Dismissed: ({ dismiss }) => momentOf(dismiss, localMoment) ?? '',
  },
};

function secretCommand(io: OpsIo): Command {
  return new Command('secret')
    .description("show the secret with which your site's server signs the addresses it subscribes")
    .addHelpText(
      'after',
      '\nKeep it on your server, never in a page: whoever has it can subscribe their browser under any address.\n\nExample:\n  npm run --silent ops -- push secret\n',
    )
    .action(() => printSecret(io, (store) => ownKey(store, pushSecretName, Date.now())));
}

function vapidCommand(io: OpsIo): Command {
  return new Command('vapid')
    .description('make a fresh key pair for the configuration; nothing is stored')
    .addHelpText(
      'after',
      '\nBrowsers that subscribed with another key have to subscribe anew; they do at their next visit.\n\nExample:\n  npm run --silent ops -- push vapid >> .env\n',
    )
    .action(() => {
      const { publicKey, privateKey } = newVapidKeys();
      io.print(`VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}\n`);
    });
}

/** Whoever has the whole address is half way to sending to it. */
function shortened(endpoint: string): string {
  const { origin, pathname } = new URL(endpoint);
  return `${origin}/…${pathname.slice(1).slice(-6)}`;
}

function momentOf(at: number | null, write: (at: number) => string): string | null {
  return at === null ? null : write(at);
}
