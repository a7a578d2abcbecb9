import { Command } from 'commander';
import type { OpsIo } from './ops-io.ts';
import { personEraseCommand } from './person-erase.ts';
import { personExportCommand } from './person-export.ts';
import { personShowCommand } from './person-show.ts';

export function personCommand(io: OpsIo): Command {
  return new Command('person')
    .description('show, export or erase everything about one person, by email address')
    .addCommand(personShowCommand(io))
    .addCommand(personExportCommand(io))
    .addCommand(personEraseCommand(io));
}
