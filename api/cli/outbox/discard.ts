import { Command } from 'commander';
import { type DeadCause, deadEntries, discardDead } from '../../resources/dead-entries.ts';
import type { OutboxState } from '../../store/queue/outbox-store.ts';
import { OperatorError } from '../process/operator-error.ts';
import type { OpsIo } from '../process/ops-io.ts';
import { entryIds } from './entry-id.ts';
import { causeOption } from './list.ts';

const examples = `
Examples:
  npm run ops -- outbox discard 2d6f0c9b1e55
  npm run ops -- outbox discard --cause mailbox

What is discarded is never sent; its content is deleted, and its row stays for 90 days. Only dead entries are
discarded. outbox list --state dead shows how many there are of each cause.
`;

/** `outbox discard`: gives up dead entries. */
export function outboxDiscardCommand(io: OpsIo): Command {
  return new Command('discard')
    .description('give up dead entries for good, and delete what they would have sent')
    .argument('[id...]', 'ids, or their last characters, as outbox list shows them')
    .addOption(causeOption('all dead entries of this cause'))
    .addHelpText('after', examples)
    .action(async (idsOrEndings: string[], { cause }: { cause?: DeadCause }, command: Command) => {
      if ((idsOrEndings.length === 0) === (cause === undefined)) {
        command.error('error: give ids, or --cause for all dead entries of a cause', {
          exitCode: 2,
        });
      }
      await using store = await io.openStoreForWriting();
      if (cause !== undefined) {
        const discarded = await discardDead(store, deadEntries(store, { cause }));
        const none = `There are no dead entries of the cause ${cause}.\n`;
        return io.print(discarded === 0 ? none : `Discarded: ${discarded}.\n`);
      }
      const { ids, unknown } = await entryIds(store, idsOrEndings);
      const before = await store.discardOutbox(ids);
      const left = ids.filter((id, at) => {
        const state = before[at] ?? 'unknown';
        if (state !== 'unknown') io.print(`${id}: ${messages[state]}\n`);
        return state === 'waiting';
      });
      if (unknown.length > 0) {
        throw new OperatorError(`The outbox has no entry with this id: ${unknown.join(', ')}.`);
      }
      if (left.length > 0) throw new OperatorError('Only dead entries are discarded.');
    });
}

const messages: Record<OutboxState, string> = {
  dead: 'discarded.',
  waiting: 'it waits for its next attempt or is being sent, so it is not discarded.',
  done: 'already delivered, nothing to do.',
  bounced: 'settled as bounced already, nothing to do.',
  discarded: 'discarded before, nothing to do.',
};
