import type { Command } from 'commander';
import type { OpsIo } from '../process/ops-io.ts';
import { type Noun, quarantineCommand } from './quarantine-command.ts';

/** `release`: takes records out of quarantine and sends the mails and notices that were held with them. */
export function releaseCommand(noun: Noun, io: OpsIo): Command {
  return quarantineCommand(
    noun,
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
