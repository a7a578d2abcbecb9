import { Command } from 'commander';
import type { Store } from '../../store/store.ts';
import type { RecordKind } from '../../store/submissions/submission-store.ts';
import { OperatorError } from '../process/operator-error.ts';
import type { OpsIo } from '../process/ops-io.ts';
import type { ListedRow, Listing } from './listing.ts';
import { wholeRecordId } from './show-command.ts';

/** `release`: removes records from quarantine and sends their mails and notices. */
export function releaseCommand<Row extends ListedRow>(
  noun: Noun,
  listing: Listing<Row>,
  io: OpsIo,
): Command {
  return quarantineCommand(
    noun,
    listing,
    {
      name: 'release',
      description: `release ${noun.plural} from quarantine; they are then handled as if they had never been in it`,
      act: (store, id) => store.release(noun.kind, id),
      messages: {
        released: 'released.',
        not_quarantined: 'not in quarantine, nothing to do.',
      },
    },
    io,
  );
}

/** `discard`: deletes records in quarantine. */
export function discardCommand<Row extends ListedRow>(
  noun: Noun,
  listing: Listing<Row>,
  io: OpsIo,
): Command {
  return quarantineCommand(
    noun,
    listing,
    {
      name: 'discard',
      description: `delete ${noun.plural} in quarantine, with their unsent emails and notices`,
      act: (store, id) => store.discard(noun.kind, id),
      messages: {
        discarded: 'discarded.',
        not_quarantined: 'not in quarantine, nothing to do.',
      },
    },
    io,
  );
}

/** A kind of record; `plural` is the name of its command, such as `leads`. */
export interface Noun {
  kind: RecordKind;
  singular: string;
  plural: string;
}

interface QuarantineAction<Outcome extends string> {
  name: string;
  description: string;
  act(store: Store, id: string): Promise<Outcome | 'unknown'>;
  messages: Record<Outcome, string>;
}

/** A command that acts on each of the quarantined records with the given ids. */
function quarantineCommand<Row extends ListedRow, Outcome extends string>(
  { singular, plural }: Noun,
  listing: Listing<Row>,
  { name, description, act, messages }: QuarantineAction<Outcome>,
  io: OpsIo,
): Command {
  return new Command(name)
    .description(description)
    .argument(
      '<id...>',
      `ids, or their last characters, as ${plural} list --quarantined shows them`,
    )
    .addHelpText('after', `\nExample:\n  npm run ops -- ${plural} ${name} 0c9b1e55\n`)
    .action(async (given: string[]) => {
      await using store = await io.openStoreForWriting();
      // All of them before the first is handled.
      const ids = await Promise.all(given.map((one) => wholeRecordId(listing, store, one)));
      const unknown: string[] = [];
      for (const id of new Set(ids)) {
        const outcome = await act(store, id);
        if (outcome === 'unknown') unknown.push(id);
        else io.print(`${id}: ${messages[outcome as Outcome]}\n`);
      }
      if (unknown.length > 0) {
        throw new OperatorError(`There is no ${singular} with this id: ${unknown.join(', ')}.`);
      }
    });
}
