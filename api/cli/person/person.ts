import { Command } from 'commander';
import type { OpsIo } from '../process/ops-io.ts';
import { personEraseCommand } from './erase.ts';
import { personExportCommand } from './export.ts';
import { personShowCommand } from './show.ts';

export function personCommand(io: OpsIo): Command {
  return new Command('person')
    .description('show, export or erase everything about one person, by email address')
    .addCommand(personShowCommand(io))
    .addCommand(personExportCommand(io))
    .addCommand(personEraseCommand(io));
}
