import { Command } from 'commander';
import { requireConfirmation } from '../input/confirmation.ts';
import { table } from '../output/table.ts';
import { OperatorError } from '../process/operator-error.ts';
import type { OpsIo } from '../process/ops-io.ts';
import { subscriptionsInWords } from './subscription-options.ts';
import { webhookIds } from './webhook-id.ts';

export function webhooksRemoveCommand(io: OpsIo): Command {
  return new Command('remove')
    .description('remove webhooks and drop the deliveries queued for them')
    .argument('<id...>', 'ids, or their last characters, as webhooks list shows them')
    .option('--yes', 'do not ask for confirmation')
    .addHelpText('after', '\nExample:\n  npm run ops -- webhooks remove 0c9b1e55\n')
    .action(async (idsOrEndings: string[], { yes }: { yes?: true }) => {
      if (!yes) await confirmRemoval(io, idsOrEndings);
      await using store = await io.openStoreForWriting();
      const unknown: string[] = [];
      for (const id of await webhookIds(store, idsOrEndings)) {
        if ((await store.removeWebhook(id)) === 'unknown') unknown.push(id);
        else io.print(`${id}: removed.\n`);
      }
      if (unknown.length > 0) throw unknownWebhook(unknown.join(', '));
    });
}

/** Lists the webhooks to be removed, and asks for confirmation if there are any. */
async function confirmRemoval(io: OpsIo, idsOrEndings: readonly string[]): Promise<void> {
  await using store = await io.openStore();
  const ids = await webhookIds(store, idsOrEndings);
  const webhooks = (await store.listWebhooks()).filter(({ id }) => ids.includes(id));
  if (webhooks.length === 0) return;
  const cells: string[][] = [];
  for (const { id, eventCodes, types, url } of webhooks) {
    cells.push([
      id,
      subscriptionsInWords({ eventCodes, types }),
      url,
      String(await store.countWaiting(id)),
    ]);
  }
  io.printError(table(['Id', 'Events and types', 'Address', 'Waiting'], cells, io.width, [0]));
  io.printError('Deliveries queued for a removed webhook are dropped, and its secret is lost.\n');
  const what = webhooks.length === 1 ? 'this webhook' : `these ${webhooks.length} webhooks`;
  await requireConfirmation(io, `Remove ${what}?`, 'Nothing was removed.');
}

export function unknownWebhook(ids: string): OperatorError {
  return new OperatorError(
    `There is no webhook with this id: ${ids}. See npm run ops -- webhooks list.`,
  );
}
