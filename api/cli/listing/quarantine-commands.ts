import { Command } from 'commander';
import type { RecordKind } from '../../store/submissions/submission-store.ts';
import { OperatorError } from '../process/operator-error.ts';
import type { OpsIo } from '../process/ops-io.ts';
import type { ListedRow, Listing } from './listing.ts';
import { wholeRecordId } from './show-command.ts';

/**
 * `release`: removes records from quarantine and sends their mails and notices.
 * `discard`: deletes records in quarantine.
 */
export function quarantineCommand<Row extends ListedRow>(
  name: 'release' | 'discard',
  listing: Listing<Row>,
  kind: RecordKind,
  io: OpsIo,
): Command {
  const { noun, singular } = listing;
  return new Command(name)
    .description(descriptions[name](noun))
    .argument('<id...>', `ids, or their last characters, as ${noun} list --quarantined shows them`)
    .addHelpText('after', `\nExample:\n  npm run ops -- ${noun} ${name} 0c9b1e55\n`)
    .action(async (idsOrEndings: string[]) => {
      await using store = await io.openStoreForWriting();
      // An ambiguous ending must fail before any record is changed.
      const ids = await Promise.all(
        idsOrEndings.map((text) => wholeRecordId(listing, store, text)),
      );
      const unknown: string[] = [];
      for (const id of new Set(ids)) {
        const outcome = await store[name](kind, id);
        if (outcome === 'unknown') unknown.push(id);
        else io.print(`${id}: ${messages[outcome]}\n`);
      }
      if (unknown.length > 0) {
        throw new OperatorError(`There is no ${singular} with this id: ${unknown.join(', ')}.`);
      }
    });
}

const descriptions = {
  release: (noun: string) =>
    `release ${noun} from quarantine; they are then handled as if they had never been in it`,
  discard: (noun: string) => `delete ${noun} in quarantine, with their unsent emails and notices`,
};

const messages = {
  released: 'released.',
  discarded: 'discarded.',
  not_quarantined: 'not in quarantine, nothing to do.',
};
