import { Command } from 'commander';
import { deadEntries, retryDead } from '../../resources/dead-entries.ts';
import { OperatorError } from '../process/operator-error.ts';
import type { OpsIo } from '../process/ops-io.ts';
import { outboxDiscardCommand } from './discard.ts';
import { entryIds } from './entry-id.ts';
import { outboxListCommand } from './list.ts';
import { outboxShowCommand } from './show.ts';

export function outboxCommand(io: OpsIo): Command {
  return new Command('outbox')
    .addCommand(outboxListCommand(io))
    .addCommand(outboxShowCommand(io))
    .addCommand(outboxRetryCommand(io))
    .addCommand(outboxDiscardCommand(io));
}

const examples = `
Examples:
  npm run ops -- outbox retry 2d6f0c9b1e55
  npm run ops -- outbox retry --dead

A running server sends them within a second. Receivers recognize a retry by its id.
`;

/** `outbox retry`: queues dead entries again and makes waiting ones due now. */
function outboxRetryCommand(io: OpsIo): Command {
  return new Command('retry')
    .description('queue dead entries again, and send waiting ones now')
    .argument('[id...]', 'ids, or their last characters, as outbox list shows them')
    .option('--dead', 'all dead entries')
    .addHelpText('after', examples)
    .action(async (idsOrEndings: string[], { dead }: { dead?: true }, command: Command) => {
      if ((idsOrEndings.length === 0) === (dead === undefined)) {
        command.error('error: give ids, or --dead for all dead entries', { exitCode: 2 });
      }
      await using store = await io.openStoreForWriting();
      if (dead) {
        const retried = await retryDead(store, deadEntries(store));
        const none = 'There are no dead entries.\n';
        return io.print(retried === 0 ? none : `Queued again: ${retried}.\n`);
      }
      const { ids, unknown } = await entryIds(store, idsOrEndings);
      for (const id of ids) {
        const outcome = await store.retryOutbox(id);
        if (outcome === 'unknown') unknown.push(id);
        else io.print(`${id}: ${messages[outcome]}\n`);
      }
      if (unknown.length > 0) {
        throw new OperatorError(`The outbox has no entry with this id: ${unknown.join(', ')}.`);
      }
    });
}

const messages = {
  retried: 'queued again.',
  done: 'already delivered, nothing to do.',
  bounced: 'its recipient does not exist, so it is not sent again.',
  discarded: 'it was discarded, so there is nothing left to send.',
} as const;
