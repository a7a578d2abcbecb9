import { Command } from 'commander';
import type { OpsIo } from './ops-io.ts';
import { personEraseCommand } from './person-erase.ts';
import { personExportCommand } from './person-export.ts';
import { personShowCommand } from './person-show.ts';

/** `person`: everything about one person, to be seen, handed over or erased. */
export function personCommand(io: OpsIo): Command {
  return new Command('person')
    .description('everything about one person, by address: look at it, hand it over, erase it')
    .addCommand(personShowCommand(io))
    .addCommand(personExportCommand(io))
    .addCommand(personEraseCommand(io));
}
