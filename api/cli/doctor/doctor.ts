import { Command } from 'commander';
import { toJson } from '../output/print.ts';
import { OperatorError } from '../process/operator-error.ts';
import type { OpsIo } from '../process/ops-io.ts';
import { storeSettings } from '../process/store-address.ts';
import { backupCheck } from './backup-check.ts';
import { mailChecks } from './mail-checks.ts';

/** `doctor`: checks how things are, and fails if something needs a hand. */
export function doctorCommand(io: OpsIo): Command {
  return new Command('doctor')
    .description(
      'check whether mail servers reject the sender, whether reports are lost, and whether backups are written',
    )
    .option('--json', 'print a JSON array instead of lines')
    .addHelpText(
      'after',
      '\nExit code 1 if there is an alarm.\n\nExample:\n  npm run ops -- doctor\n',
    )
    .action(async ({ json }: { json?: true }) => {
      await using store = await io.openStore();
      const { backups, store: place } = io.config([...storeSettings, 'BACKUP_DIR', 'BACKUP_HOURS']);
      const checks = [
        ...mailChecks(await store.countMailReports()),
        await backupCheck(backups, place.databaseUrl !== null),
      ];
      const lines = checks.map(
        ({ state, name, found }) => `${state.padEnd(7)} ${name}: ${found}\n`,
      );
      io.print(json ? `${toJson(checks)}\n` : lines.join(''));
      const alarms = checks.filter(({ state }) => state === 'alarm').length;
      if (alarms > 0) throw new OperatorError(`${alarms} of ${checks.length} checks alarm.`);
    });
}
