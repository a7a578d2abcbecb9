import { Command } from 'commander';
import { openTables } from '../../store/engines/open-tables.ts';
import { soundness } from '../../store/engines/sqlite/backup.ts';
import type { Tables } from '../../store/tables/tables.ts';
import { table } from '../output/table.ts';
import { announce, withProgress } from '../output/with-progress.ts';
import { OperatorError } from '../process/operator-error.ts';
import type { OpsIo } from '../process/ops-io.ts';
import { configuredStore, requireStore, storeSettings } from '../process/store-address.ts';
import { storeBackupCommand, storeBackupKeyCommand, storeRestoreCommand } from './backup.ts';
import { storeCopyCommand } from './copy.ts';
import { storeSecretsCommand } from './secrets.ts';

export function storeCommand(io: OpsIo): Command {
  return new Command('store')
    .addCommand(storeBackupCommand(io))
    .addCommand(storeBackupKeyCommand(io))
    .addCommand(storeRestoreCommand(io))
    .addCommand(checkCommand(io))
    .addCommand(storeCopyCommand(io))
    .addCommand(storeSecretsCommand(io));
}

function checkCommand(io: OpsIo): Command {
  return new Command('check')
    .description('check the integrity of the store, count its rows and compare the counts of lists')
    .addHelpText('after', '\nExample:\n  npm run ops -- store check\n')
    .action(async () => {
      const address = configuredStore(io.config(storeSettings).store);
      requireStore(address);
      if ('file' in address) {
        announce(io, 'Checking the file, some seconds per GB');
        const damage = soundness(address.file);
        if (damage !== null) throw new OperatorError(`The store is damaged: ${damage}.`);
      }
      // Throws if the schema is of another version.
      const tables = await openTables(address, 'read');
      try {
        const cells = await withProgress(io, 'Counting', async (report) => {
          const shapes = await tables.shapes();
          const rows: string[][] = [];
          for (const shape of shapes) {
            rows.push([shape.name, String(await tables.count(shape))]);
            report?.(rows.length, shapes.length);
          }
          return rows;
        });
        io.print(table(['Table', 'Rows'], cells, io.width));
        await requireCounts(tables, io);
        io.print('The store is intact, and its schema is up to date.\n');
      } finally {
        await tables.close();
      }
    });
}

async function requireCounts(tables: Tables, io: OpsIo): Promise<void> {
  const miscounts = await tables.miscounts();
  if (miscounts.length === 0) return;
  const cells = miscounts.map(({ counted, space, value, stored, kept }) => {
    return [counted, space, value, String(stored), String(kept)];
  });
  io.print(`\n${table(['Count', 'Space', 'Value', 'Rows', 'Counted'], cells, io.width)}`);
  throw new OperatorError(
    'Counts differ from the rows that they count, so lists return a wrong size. No row is affected. To count anew, copy the store with store copy.',
  );
}
