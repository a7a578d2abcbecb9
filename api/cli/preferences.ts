import { Command } from 'commander';
import type { OpsIo } from './ops-io.ts';
import { preferencesExportCommand } from './preferences-export.ts';
import { preferencesImportCommand } from './preferences-import.ts';
import { preferencesLiftCommand } from './preferences-lift.ts';
import { preferencesLinkCommand } from './preferences-link.ts';
import { preferencesShowCommand } from './preferences-show.ts';
import { preferencesSuppressCommand } from './preferences-suppress.ts';

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
