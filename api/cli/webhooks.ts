import { Command } from 'commander';
import type { WebhookRow } from '../store/account-store.ts';
import { isoMoment, localMoment } from './moment.ts';
import { OperatorError } from './operator-error.ts';
import type { OpsIo } from './run-ops.ts';
import { type ShortListing, shortListCommand } from './short-list-command.ts';
import { webhooksAddCommand } from './webhooks-add.ts';

/** `webhooks`: where events, and what happens to mails and contacts, are handed on to. */
export function webhooksCommand(io: OpsIo): Command {
  return new Command('webhooks')
    .description('addresses to which events and other news are posted, signed')
    .addCommand(webhooksAddCommand(io))
    .addCommand(shortListCommand(listing, io))
    .addCommand(removeCommand(io));
}

const listing: ShortListing<WebhookRow> = {
  noun: 'webhooks',
  order: 'newest first; never their secrets',
  list: (store) => store.listWebhooks(),
  record: ({ id, createdAt, eventCode, type, url }) => ({
    id,
    createdAt: isoMoment(createdAt),
    ...(type === undefined ? { event: eventCode } : { type }),
    url,
  }),
  columns: {
    Id: ({ id }) => id,
    'Event or type': ({ eventCode, type }) => type ?? eventCode,
    Address: ({ url }) => url,
    Since: ({ createdAt }) => localMoment(createdAt),
  },
  none: 'No webhooks yet. Add one: npm run ops -- webhooks add --event <code> --url https://…',
};

function removeCommand(io: OpsIo): Command {
  return new Command('remove')
    .description('post nothing more to these addresses')
    .argument('<id...>', 'ids, as webhooks list shows them')
    .addHelpText(
      'after',
      '\nExample:\n  npm run ops -- webhooks remove 019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e55\n',
    )
    .action(async (ids: string[]) => {
      const store = await io.openStoreToWrite();
      const unknown: string[] = [];
      try {
        for (const id of new Set(ids)) {
          if ((await store.removeWebhook(id)) === 'unknown') unknown.push(id);
          else io.print(`${id}: removed. Nothing more is posted there.\n`);
        }
      } finally {
        await store.close();
      }
      if (unknown.length > 0) {
        throw new OperatorError(
          `There is no webhook with this id: ${unknown.join(', ')}. See npm run ops -- webhooks list.`,
        );
      }
    });
}
