import type { Command } from 'commander';
import type { OpsIo } from '../process/ops-io.ts';
import { type Noun, quarantineCommand } from './quarantine-command.ts';

/** `discard`: deletes records in quarantine. */
export function discardCommand(noun: Noun, io: OpsIo): Command {
  return quarantineCommand(
    noun,
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
