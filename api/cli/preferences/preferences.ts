import { Command } from 'commander';
import type { OpsIo } from '../process/ops-io.ts';
import { preferencesExportCommand } from './export.ts';
import { preferencesImportCommand } from './import.ts';
import { preferencesLiftCommand } from './lift.ts';
import { preferencesLinkCommand } from './link.ts';
import { preferencesShowCommand } from './show.ts';
import { preferencesSuppressCommand } from './suppress.ts';

export function preferencesCommand(io: OpsIo): Command {
  return new Command('preferences')
    .description('unsubscribes and other suppressions, and links to the preferences page')
    .addCommand(preferencesShowCommand(io))
    .addCommand(preferencesLinkCommand(io))
    .addCommand(preferencesSuppressCommand(io))
    .addCommand(preferencesLiftCommand(io))
    .addCommand(preferencesExportCommand(io))
    .addCommand(preferencesImportCommand(io));
}
