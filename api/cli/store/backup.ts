import { statSync, writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { Command } from 'commander';
import { decryptFile, isEncrypted, newKeyPair } from '../../backups/age-file.ts';
import { backupName } from '../../backups/backup-files.ts';
import { writeBackup } from '../../backups/write-backup.ts';
import { restore } from '../../store/engines/sqlite/backup.ts';
import { SchemaVersionError } from '../../store/migrations/schema-version.ts';
import { readText } from '../input/read-text.ts';
import { announce } from '../output/with-progress.ts';
import { fileError, OperatorError } from '../process/operator-error.ts';
import type { OpsIo } from '../process/ops-io.ts';
import { configuredStore, requireStore, storeSettings } from '../process/store-address.ts';

export function storeBackupCommand(io: OpsIo): Command {
  return new Command('backup')
    .description('write a backup of the embedded store to a file; the server may keep running')
    .argument(
      '[file]',
      'a new file; by default in BACKUP_DIR or, without that, in your home folder',
    )
    .addHelpText(
      'after',
      '\nExamples:\n  npm run ops -- store backup\n  npm run ops -- store backup ~/before.sqlite\n\nThe file contains personal data and is readable only by its owner. With BACKUP_RECIPIENT it is encrypted.\n',
    )
    .action(async (path?: string) => {
      const dump = quoted(path ?? join(homedir(), 'grovemail.dump'));
      const store = requireEmbeddedStore(
        io,
        `pg_dump --format=custom --file=${dump} "\${DATABASE_URL:?}"`,
      );
      requireStore({ file: store });
      const { folder, recipient } = io.config(['BACKUP_DIR', 'BACKUP_RECIPIENT']).backups;
      const file = path ?? join(folder ?? homedir(), backupName(Date.now(), recipient));
      announce(io, 'Writing and checking the backup, about a minute per GB');
      await writeBackup({ store, file, recipient }).catch(fileError(file, 'written'));
      const done = recipient === null ? 'checked' : 'checked and encrypted';
      io.print(`${file}: ${statSync(file).size} bytes, ${done}.\n`);
    });
}

/** `store backup-key`: an age key pair. */
export function storeBackupKeyCommand(io: OpsIo): Command {
  return new Command('backup-key')
    .description('create the key that decrypts backups')
    .argument('<file>', 'a new file')
    .addHelpText(
      'after',
      '\nExample:\n  npm run ops -- store backup-key ~/backup-key.txt\n\nKeep the file away from the server and its backups. Without it, encrypted backups cannot be read.\n',
    )
    .action(async (file: string) => {
      const { identity, recipient } = await newKeyPair();
      try {
        const text = `# public key: ${recipient}\n${identity}\n`;
        writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
      } catch (error) {
        if (Object(error).code === 'EEXIST') throw new OperatorError(`${file} already exists.`);
        fileError(file, 'written')(error as NodeJS.ErrnoException);
      }
      io.print(`BACKUP_RECIPIENT=${recipient}\n`);
    });
}

export function storeRestoreCommand(io: OpsIo): Command {
  return new Command('restore')
    .description('replace the store with a backup')
    .argument('<file>', 'a backup, written by store backup or by the server')
    .option('--force', 'move an existing store aside, into the same folder')
    .option(
      '--identity <file>',
      'the key of an encrypted backup, from store backup-key; - reads standard input',
    )
    .addHelpText(
      'after',
      '\nExample:\n  npm run ops -- store restore ~/backup-2026-11-21.sqlite --force\n\nStop the server first. Its next start migrates an older backup.\n',
    )
    .action(async (file: string, options: { force?: boolean; identity?: string }) => {
      const store = requireEmbeddedStore(io, restoreDump(quoted(file)));
      const stamp = new Date().toISOString().replace(/\W/g, '').slice(0, 15);
      const aside = `${store}.before-${stamp}`;
      const replaceStore = (plain: string) => restore(plain, store, options.force ? aside : null);
      announce(io, 'Checking the backup and putting it in place, about a minute per GB');
      const encrypted = await isEncrypted(file).catch(fileError(file, 'read'));
      if (encrypted) await withDecrypted({ file, store, key: options.identity }, replaceStore, io);
      else replaceStore(file);
      io.print(`Restored ${file} to ${store}.\n`);
      if (options.force) io.print(`The previous store is ${aside}.\n`);
      await recordRestore(io);
    });
}

/** Restores into an empty schema, since leftover tables of a newer version would break the next upgrade. */
function restoreDump(file: string): string {
  const url = `"\${DATABASE_URL:?}"`;
  const makeRoom =
    "--command 'alter schema public rename to replaced' --command 'create schema public'";
  return `psql --single-transaction ${makeRoom} ${url} && pg_restore --exit-on-error --dbname=${url} ${file}`;
}

/** Writes to the audit log of the restored store, unless that needs migrating first. */
async function recordRestore(io: OpsIo): Promise<void> {
  try {
    await using store = await io.openStoreForWriting();
    await store.recordAct();
  } catch (error) {
    if (!(error instanceof SchemaVersionError)) throw error;
    io.printError(
      'The backup is from an older version, so its audit log does not mention the restore.\n',
    );
  }
}

/** Decrypts a backup to a temporary file for `use`. */
async function withDecrypted(
  { file, store, key }: { file: string; store: string; key: string | undefined },
  use: (plain: string) => void,
  io: OpsIo,
): Promise<void> {
  if (key === undefined) {
    throw new OperatorError(`${file} is encrypted. Give its key: --identity backup-key.txt`);
  }
  const identity = await readText(key, io);
  const plain = `${store}.decrypted`;
  await mkdir(dirname(store), { recursive: true, mode: 0o700 });
  await rm(plain, { force: true });
  try {
    await decryptFile(file, plain, identity).catch((cause: unknown) => {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new OperatorError(
        `${file} cannot be decrypted with ${key === '-' ? 'standard input' : key}: ${reason}.`,
      );
    });
    use(plain);
  } finally {
    await rm(plain, { force: true });
  }
}

/** @throws {OperatorError} with the command to use instead, when the store is in PostgreSQL */
function requireEmbeddedStore(io: OpsIo, instead: string): string {
  const address = configuredStore(io.config(storeSettings).store);
  if ('file' in address) return address.file;
  throw new OperatorError(`The store is in PostgreSQL. Use its own tools:\n  ${instead}`);
}

function quoted(path: string): string {
  return `'${path.replaceAll("'", `'\\''`)}'`;
}
