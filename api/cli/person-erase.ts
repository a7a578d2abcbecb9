import { rm } from 'node:fs/promises';
import { Command } from 'commander';
import { mailFilesOf } from '../mail/mail-files.ts';
import { addressOption } from './address-option.ts';
import { heldTable } from './held-table.ts';
import { folderOf, holdings } from './holdings.ts';
import { OperatorError } from './operator-error.ts';
import type { OpsIo } from './ops-io.ts';

const examples = `
Examples:
  npm run ops -- person export --email ada@shop.example --out ada.json
  npm run ops -- person erase --email ada@shop.example --yes

It works while the server runs. Mail that was stopped stays stopped: of that a keyed hash is kept.
`;

/** `person erase`: deletes what is held about a person, but for the fact that mail was stopped. */
export function personEraseCommand(io: OpsIo): Command {
  return new Command('erase')
    .description('delete what is held about a person; it cannot be taken back')
    .addOption(addressOption())
    .option('--yes', 'do not ask')
    .addHelpText('after', examples)
    .action(async ({ email, yes }: { email: string; yes?: true }) => {
      if (!yes) await requireConsent(io, email);
      const store = await io.openStoreToWrite();
      const erased = await store.erasePerson(email).finally(() => store.close());
      // After the rows: nothing that is still to be sent writes another.
      const mails = await mailFilesOf(folderOf(io), email);
      for (const { file } of mails) await rm(file, { force: true });

      const held = { rows: erased.rows, mails };
      if (held.rows.length + mails.length === 0) io.print('There was nothing to erase.\n');
      else io.print(`Erased:\n${heldTable(held, io.width)}`);
      io.print(elsewhere(io.config().store.databaseUrl !== null));
      if (!erased.isComplete) {
        throw new OperatorError('More was written about this address meanwhile. Run it again.');
      }
      if (erased.traces !== null) {
        throw new OperatorError(
          `The rows are gone, but the store's files may still hold bytes of them. ${erased.traces} Run the same command again, with the server stopped if need be.`,
        );
      }
    });
}

/** @throws {OperatorError} when nobody consents */
async function requireConsent(io: OpsIo, email: string): Promise<void> {
  const held = await holdings(io, email);
  if (held.rows.length + held.mails.length === 0) io.print('There is nothing to erase.\n');
  else io.print(`This would be erased:\n${heldTable(held, io.width)}`);
  if (io.ask === null) throw new OperatorError('Nothing was erased. Add --yes to do it.');
  const answer = await io.ask(`Erase ${held.address}? It cannot be taken back. Type yes: `);
  if (answer.trim().toLowerCase() !== 'yes') throw new OperatorError('Nothing was erased.');
}

/** What this command does not reach. */
function elsewhere(isPostgres: boolean): string {
  const backups =
    'Backups, and stores that were moved aside, hold it until they are deleted or expire.';
  const freed =
    'PostgreSQL overwrites what was deleted later; a vacuum does it now. Its archives hold it until they expire.';
  return `${backups}\n${isPostgres ? `${freed}\n` : ''}`;
}
