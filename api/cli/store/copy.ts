import { Command } from 'commander';
import type { Act } from '../../store/audit/audit-store.ts';
import { uuidV7Maker } from '../../store/database/uuid-v7.ts';
import { openTables } from '../../store/engines/open-tables.ts';
import { isInUse } from '../../store/engines/sqlite/backup.ts';
import { type CopiedTable, copyTables } from '../../store/tables/copy-tables.ts';
import type { Tables } from '../../store/tables/tables.ts';
import { table } from '../output/table.ts';
import { withProgress } from '../output/with-progress.ts';
import { OperatorError } from '../process/operator-error.ts';
import type { OpsIo } from '../process/ops-io.ts';
import { requireStore, storeAddress } from '../process/store-address.ts';

const example = `
Example, from one machine to a database that several servers share:
  npm run ops -- store copy --from ./data --to "$DATABASE_URL"

Stop every server first. The target must be empty. At the end, both stores are read again to compare the
row count and hash of each table. The target's audit log gains one row, about the copy.
`;

/** `store copy`: between two stores, embedded or in PostgreSQL. */
export function storeCopyCommand(io: OpsIo): Command {
  return new Command('copy')
    .description('copy all rows of a store into an empty store')
    .requiredOption('--from <store>', 'a folder, a .sqlite file or a postgres:// URL')
    .requiredOption('--to <store>', 'an empty store, in the same form')
    .addHelpText('after', example)
    .action(async (options: { from: string; to: string }) => {
      const [source, target] = [storeAddress(options.from), storeAddress(options.to)];
      requireStore(source);
      for (const address of [source, target]) {
        if ('url' in address || !isInUse(address.file)) continue;
        throw new OperatorError(`A server has ${address.file} open. Stop it first.`);
      }
      const from = await openTables(source, 'read');
      try {
        const to = await openTables(target, 'write');
        try {
          const copied = await withProgress(io, 'Copying', (report) =>
            copyTables(from, to, report),
          );
          await recordCopy(to, io.act());
          io.print(summary(copied));
        } finally {
          await to.close();
        }
      } finally {
        await from.close();
      }
    });
}

/** Adds the copy to the audit log of the target, since the source is read-only. */
async function recordCopy(to: Tables, { operator, givenName, command }: Act): Promise<void> {
  const audit = (await to.shapes()).find(({ name }) => name === 'audit');
  if (!audit) throw new Error('The store has no audit log.');
  const id = uuidV7Maker(Date.now)();
  const who = { operator, given_name: givenName };
  await to.insert(audit, [{ id, created_at: Date.now(), ...who, command, subject: null }]);
}

function summary(copied: readonly CopiedTable[]): string {
  const cells = copied.map(({ name, rows, hash }) => [name, String(rows), hash.slice(0, 16)]);
  const total = copied.reduce((sum, { rows }) => sum + rows, 0);
  return `${table(['Table', 'Rows', 'Hash in both'], cells, null)}${total} rows, identical in both stores.\n`;
}
