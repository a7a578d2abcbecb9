import type { Command } from 'commander';
import { heldCommand, type Noun } from './held-command.ts';
import type { OpsIo } from './ops-io.ts';

/** `release`: takes records out of quarantine, each with what was to follow from it. */
export function releaseCommand(noun: Noun, io: OpsIo): Command {
  return heldCommand(
    noun,
    {
      name: 'release',
      description: `take ${noun.plural} out of quarantine; they go on as if they had never been there`,
      act: (store, id) => store.release(noun.kind, id),
      said: {
        released: 'released.',
        not_quarantined: 'not in quarantine, so nothing was done.',
      },
    },
    io,
  );
}
