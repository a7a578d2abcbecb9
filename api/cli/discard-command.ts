import type { Command } from 'commander';
import { heldCommand, type Noun } from './held-command.ts';
import type { OpsIo } from './ops-io.ts';

/** `discard`: deletes records that are in quarantine, so that there is room for others. */
export function discardCommand(noun: Noun, io: OpsIo): Command {
  return heldCommand(
    noun,
    {
      name: 'discard',
      description: `delete ${noun.plural} that are in quarantine, and what was to follow from them`,
      act: (store, id) => store.discard(noun.kind, id),
      said: {
        discarded: 'discarded.',
        not_quarantined: 'not in quarantine, so nothing was done.',
      },
    },
    io,
  );
}
