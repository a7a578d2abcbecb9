import { Command } from 'commander';
import { requireConfirmation } from '../input/confirmation.ts';
import { addressOption } from '../input/options.ts';
import { withProgress } from '../output/with-progress.ts';
import { OperatorError } from '../process/operator-error.ts';
import type { OpsIo } from '../process/ops-io.ts';
import { storeSettings } from '../process/store-address.ts';
import { personMails, personTable, progressLabel, readPersonData } from './person-data.ts';

const examples = `
Examples:
  npm run ops -- person export --email ada@shop.example --out ~/ada.json
  npm run ops -- person erase --email ada@shop.example --yes

The server may keep running. If a backup or a check is reading the store, the command waits
for its end, up to ten minutes. A suppressed address stays suppressed: a keyed hash of it is
kept for that.
`;

/** `person erase`: deletes everything about a person except for suppressions, kept as a hash. */
export function personEraseCommand(io: OpsIo): Command {
  return new Command('erase')
    .description('delete everything stored about a person; this cannot be undone')
    .addOption(addressOption())
    .option('--yes', 'do not ask for confirmation')
    .addHelpText('after', examples)
    .action(async ({ email, yes }: { email: string; yes?: true }) => {
      if (!yes) await confirmErasure(io, email);
      const store = await io.openStoreForWriting();
      const erased = await withProgress(io, progressLabel, (report) =>
        store.erasePerson(email, report),
      ).finally(() => store.close());
      // After the rows, so that no queued mail becomes a file in between.
      const mails = await personMails(io).erase(email);

      const personData = { rows: erased.rows, mails };
      if (personData.rows.length + mails.length === 0) io.print('There was nothing to erase.\n');
      else io.print(`Erased:\n${personTable(personData, io.width)}`);
      io.print(remainingCopies(io.config(storeSettings).store.databaseUrl !== null));
      if (!erased.isComplete) {
        throw new OperatorError(
          'More was stored about this address in the meantime. Run the command again.',
        );
      }
      if (erased.traces !== null) {
        throw new OperatorError(
          `The rows are deleted, but the store's files may still contain parts of them. ${erased.traces} Run the command again, with the server stopped if necessary.`,
        );
      }
    });
}

/** @throws {OperatorError} unless the operator confirms */
async function confirmErasure(io: OpsIo, email: string): Promise<void> {
  const personData = await readPersonData(io, email);
  if (personData.rows.length + personData.mails.length === 0)
    io.print('There is nothing to erase.\n');
  else io.print(`This would be erased:\n${personTable(personData, io.width)}`);
  await requireConfirmation(io, `Erase ${personData.address}?`, 'Nothing was erased.');
}

/** Names the copies that this command cannot delete. */
function remainingCopies(isPostgres: boolean): string {
  const backups =
    'Backups and stores that were moved aside keep this data until they are deleted or expire.';
  const freed =
    'PostgreSQL overwrites deleted rows later; VACUUM does it now. Its archives keep them until they expire.';
  return `${backups}\n${isPostgres ? `${freed}\n` : ''}`;
}
