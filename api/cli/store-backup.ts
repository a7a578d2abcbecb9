import { statSync } from 'node:fs';
import { Command } from 'commander';
import { backUp, restore } from '../store/sqlite-backup.ts';
import { OperatorError } from './operator-error.ts';
import type { OpsIo } from './run-ops.ts';
import { configuredStore, requireStore } from './store-address.ts';

/** `store backup`: the embedded store as one file, while the server runs. */
export function storeBackupCommand(io: OpsIo): Command {
  return new Command('backup')
    .description('write the store to a file, while the server runs')
    .argument('<file>', 'where to; nothing may be there yet')
    .addHelpText(
      'after',
      '\nExample:\n  npm run ops -- store backup "backup-$(date +%F).sqlite"\n\nThe file holds personal data; only its owner may read it.\n',
    )
    .action(async (file: string) => {
      const store = embedded(io, `pg_dump --format=custom --file=${quoted(file)} "$DATABASE_URL"`);
      requireStore({ file: store });
      await backUp(store, file);
      io.print(`${file}: ${statSync(file).size} bytes, checked.\n`);
    });
}

/** `store restore`: a backup in the place of the embedded store. */
export function storeRestoreCommand(io: OpsIo): Command {
  return new Command('restore')
    .description('put a backup in the place of the store')
    .argument('<file>', 'what store backup wrote')
    .option('--force', 'move a store that is there aside, next to where it was')
    .addHelpText(
      'after',
      '\nExample:\n  npm run ops -- store restore backup-2026-11-21.sqlite --force\n\nStop the server first. The next start brings an older backup up to date.\n',
    )
    .action((file: string, { force = false }: { force?: boolean }) => {
      const hint = `pg_restore --clean --if-exists --dbname="$DATABASE_URL" ${quoted(file)}`;
      const store = embedded(io, hint);
      const stamp = new Date().toISOString().replace(/\W/g, '').slice(0, 15);
      const aside = `${store}.before-${stamp}`;
      restore(file, store, force ? aside : null);
      io.print(`${store} is now what ${file} holds.\n`);
      if (force) io.print(`What was there before is ${aside}.\n`);
    });
}

/** @throws {OperatorError} with what to do instead, when the store is in PostgreSQL */
function embedded(io: OpsIo, instead: string): string {
  const address = configuredStore(io.config().store);
  if ('file' in address) return address.file;
  throw new OperatorError(`The store is in PostgreSQL, which has its own way:\n  ${instead}`);
}

function quoted(path: string): string {
  return `'${path.replaceAll("'", `'\\''`)}'`;
}
