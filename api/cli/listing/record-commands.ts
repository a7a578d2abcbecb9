import { Command } from 'commander';
import type { OpsIo } from '../process/ops-io.ts';
import { exportCommand } from './export-command.ts';
import { listCommand } from './list-command.ts';
import type { ListedRow, Listing } from './listing.ts';
import { quarantineCommand } from './quarantine-commands.ts';
import { showCommand } from './show-command.ts';
import { watchCommand } from './watch-command.ts';

/** The commands for one kind of record. */
export function recordCommands<Row extends ListedRow>(listing: Listing<Row>, io: OpsIo): Command {
  const command = new Command(listing.noun)
    .addCommand(listCommand(listing, io))
    .addCommand(showCommand(listing, io))
    .addCommand(exportCommand(listing, io))
    .addCommand(watchCommand(listing, io));
  if (!listing.quarantine) return command;
  const { kind } = listing.quarantine;
  return command
    .addCommand(quarantineCommand('release', listing, kind, io))
    .addCommand(quarantineCommand('discard', listing, kind, io));
}
