import { statSync, writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Command } from 'commander';
import { decryptFile, isEncrypted, newKeyPair } from '../backups/age-file.ts';
import { writeBackup } from '../backups/write-backup.ts';
import { restore } from '../store/engines/sqlite/backup.ts';
import { SchemaVersionError } from '../store/schema/schema-version.ts';
import { OperatorError } from './operator-error.ts';
import type { OpsIo } from './ops-io.ts';
import { configuredStore, requireStore } from './store-address.ts';

/** `store backup`: the embedded store as one file, while the server runs. */
export function storeBackupCommand(io: OpsIo): Command {
  return new Command('backup')
    .description('write the store to a file, while the server runs')
    .argument('<file>', 'where to; nothing may be there yet')
    .addHelpText(
      'after',
      '\nExample:\n  npm run ops -- store backup "backup-$(date +%F).sqlite"\n\nThe file holds personal data; only its owner may read it. With BACKUP_RECIPIENT it is encrypted.\n',
    )
    .action(async (file: string) => {
      const store = embedded(io, `pg_dump --format=custom --file=${quoted(file)} "$DATABASE_URL"`);
      requireStore({ file: store });
      const { recipient } = io.config().backups;
      await writeBackup({ store, file, recipient });
      const done = recipient === null ? 'checked' : 'checked and encrypted';
      io.print(`${file}: ${statSync(file).size} bytes, ${done}.\n`);
    });
}

/** `store backup-key`: a key pair of age, in a file. */
export function storeBackupKeyCommand(io: OpsIo): Command {
  return new Command('backup-key')
    .description('make the key that encrypted backups are read with')
    .argument('<file>', 'where to; nothing may be there yet')
    .addHelpText(
      'after',
      '\nExample:\n  npm run ops -- store backup-key backup-key.txt\n\nKeep the file somewhere else than the server and its backups: without it they cannot be read.\n',
    )
    .action(async (file: string) => {
      const { identity, recipient } = await newKeyPair();
      try {
        const text = `# public key: ${recipient}\n${identity}\n`;
        writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
      } catch (error) {
        if (Object(error).code !== 'EEXIST') throw error;
        throw new OperatorError(`${file} is there already.`);
      }
      io.print(`BACKUP_RECIPIENT=${recipient}\n`);
    });
}

/** `store restore`: a backup in the place of the embedded store. */
export function storeRestoreCommand(io: OpsIo): Command {
  return new Command('restore')
    .description('put a backup in the place of the store')
    .argument('<file>', 'what store backup wrote, or the server by itself')
    .option('--force', 'move a store that is there aside, next to where it was')
    .option('--identity <file>', 'the key of an encrypted backup, as store backup-key wrote it')
    .addHelpText(
      'after',
      '\nExample:\n  npm run ops -- store restore backup-2026-11-21.sqlite --force\n\nStop the server first. The next start brings an older backup up to date.\n',
    )
    .action(async (file: string, options: { force?: boolean; identity?: string }) => {
      const hint = `pg_restore --clean --if-exists --dbname="$DATABASE_URL" ${quoted(file)}`;
      const store = embedded(io, hint);
      const stamp = new Date().toISOString().replace(/\W/g, '').slice(0, 15);
      const aside = `${store}.before-${stamp}`;
      const put = (plain: string) => restore(plain, store, options.force ? aside : null);
      if (await isEncrypted(file)) await decrypted(file, store, options.identity, put);
      else put(file);
      io.print(`${store} is now what ${file} holds.\n`);
      if (options.force) io.print(`What was there before is ${aside}.\n`);
      await recordRestore(io);
    });
}

/** In the log of the store that was restored, unless only the next start can write to it. */
async function recordRestore(io: OpsIo): Promise<void> {
  try {
    const store = await io.openStoreToWrite();
    await store.recordAct().finally(() => store.close());
  } catch (error) {
    if (!(error instanceof SchemaVersionError)) throw error;
    io.complain('It is from an older version, so its audit log has no row about this.\n');
  }
}

/** Hands over what an encrypted backup holds, as a file that is there for that long alone. */
async function decrypted(
  file: string,
  store: string,
  identity: string | undefined,
  put: (plain: string) => void,
): Promise<void> {
  if (identity === undefined) {
    throw new OperatorError(`${file} is encrypted. Name its key: --identity backup-key.txt`);
  }
  const plain = `${store}.decrypted`;
  await mkdir(dirname(store), { recursive: true, mode: 0o700 });
  await rm(plain, { force: true });
  try {
    await decryptFile(file, plain, identity).catch((cause: unknown) => {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new OperatorError(`${file} cannot be decrypted with ${identity}: ${reason}.`);
    });
    put(plain);
  } finally {
    await rm(plain, { force: true });
  }
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
