import { Command } from 'commander';
import type { Store } from '../store/store.ts';
import type { RecordKind } from '../store/submissions/submission-store.ts';
import { OperatorError } from './operator-error.ts';
import type { OpsIo } from './ops-io.ts';

/** How records are named: `plural` as in the command, `leads`. */
export interface Noun {
  kind: RecordKind;
  singular: string;
  plural: string;
}

interface Held<Outcome extends string> {
  name: string;
  description: string;
  act(store: Store, id: string): Promise<Outcome | 'unknown'>;
  /** What became of one record, in words. */
  said: Record<Outcome, string>;
}

/** A command that does one thing to each of the records in quarantine whose ids it is given. */
export function heldCommand<Outcome extends string>(
  { singular, plural }: Noun,
  { name, description, act, said }: Held<Outcome>,
  io: OpsIo,
): Command {
  return new Command(name)
    .description(description)
    .argument('<id...>', `ids, as ${plural} list --quarantined shows them`)
    .addHelpText(
      'after',
      `\nExample:\n  npm run ops -- ${plural} ${name} 019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e55\n`,
    )
    .action(async (ids: string[]) => {
      const store = await io.openStoreToWrite();
      const unknown: string[] = [];
      try {
        for (const id of new Set(ids)) {
          const outcome = await act(store, id);
          if (outcome === 'unknown') unknown.push(id);
          else io.print(`${id}: ${said[outcome as Outcome]}\n`);
        }
      } finally {
        await store.close();
      }
      if (unknown.length > 0) {
        throw new OperatorError(`There is no ${singular} with this id: ${unknown.join(', ')}.`);
      }
    });
}
