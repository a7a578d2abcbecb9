import { allLists } from '@grovemail/domain/preferences/tracking-id.ts';
import { Command, Option } from 'commander';
import { siteAccount } from '../../mailing/lists.ts';
import { uuidV7Maker } from '../../store/database/uuid-v7.ts';
import type { Store } from '../../store/store.ts';
import { trackingPartOption } from '../input/options.ts';
import { readText } from '../input/read-text.ts';
import { OperatorError } from '../process/operator-error.ts';
import type { OpsIo } from '../process/ops-io.ts';
import { CsvError } from './read-csv.ts';
import {
  type ImportedAs,
  type ImportedSuppression,
  importedAs,
  neededColumns,
  readSuppressionCsv,
} from './suppression-csv.ts';

/** Rows per transaction, so that a running server never waits long. */
const batchSize = 500;

/** Faults that are listed. */
const maxFaults = 20;

const example = `
Examples:
  npm run ops -- preferences import unsubscribed.csv --all --dry-run
  npm run ops -- preferences import bounces.csv --all --as bounce
  npm run ops -- preferences import unsubscribed.csv --list news

Reads the exports of Mailchimp, SendGrid, Postmark, Mailgun and Amazon SES: columns for address, time and
reason are found by name. A row with an error stops the import before it begins, unless you add
--skip-invalid; so does a file in which no row can be read. Importing a file again changes nothing, nor
does a row older than the recipient's latest choice. No webhooks are sent.
`;

interface Options {
  list?: string;
  all?: true;
  account: string;
  as: ImportedAs;
  skipInvalid?: true;
  dryRun?: true;
}

/** `preferences import`: imports another sender's suppressions. */
export function preferencesImportCommand(io: OpsIo): Command {
  return new Command('import')
    .description("stop mail to the addresses in another provider's CSV")
    .argument('<file>', 'a CSV with a header line; - reads standard input')
    .addOption(trackingPartOption('--list <list>', 'from this list'))
    .addOption(new Option('--all', 'from all lists of the account').conflicts('list'))
    .addOption(
      trackingPartOption('--account <account>', 'the account that owns the lists').default(
        siteAccount,
      ),
    )
    .addOption(
      new Option('--as <kind>', 'how to import rows that give no reason')
        .choices(Object.keys(importedAs))
        .default('unsubscribe'),
    )
    .option('--skip-invalid', 'import the valid rows of a file with errors')
    .option('--dry-run', 'read the file and change nothing')
    .addHelpText('after', example)
    .action(async (file: string, { list, all, account, as, skipInvalid, dryRun }: Options) => {
      const from = all ? allLists : list;
      if (from === undefined)
        throw new OperatorError('Name the list with --list <list>, or use --all.');
      const { suppressions, faults } = parsed(await readText(file, io), as);
      reportFaults(faults, io);
      if (faults.length > 0 && !skipInvalid) {
        throw new OperatorError(
          `Nothing was imported: ${faults.length} of ${faults.length + suppressions.length} rows have errors. Correct them, or skip them with --skip-invalid.`,
        );
      }
      if (suppressions.length === 0)
        throw new OperatorError(`Nothing was imported: no row can be read. ${neededColumns}`);
      if (dryRun)
        return io.print(`${suppressions.length} rows can be imported. Nothing was changed.\n`);
      await using store = await io.openStoreForWriting();
      const added = await importAll(store, suppressions, { account, list: from });
      const left = faults.length > 0 ? ` Skipped with errors: ${faults.length}.` : '';
      io.print(`Stopped: ${added}. Unchanged: ${suppressions.length - added}.${left}\n`);
    });
}

function parsed(text: string, as: ImportedAs): ReturnType<typeof readSuppressionCsv> {
  try {
    return readSuppressionCsv(text, as, Date.now());
  } catch (error) {
    if (error instanceof CsvError) throw new OperatorError(error.message);
    throw error;
  }
}

function reportFaults(faults: readonly string[], io: OpsIo): void {
  for (const fault of faults.slice(0, maxFaults)) io.printError(`${fault}\n`);
  if (faults.length > maxFaults) io.printError(`And ${faults.length - maxFaults} more.\n`);
}

/** @throws {OperatorError} with the number of imported rows, if the store fails on the way */
async function importAll(
  store: Store,
  suppressions: readonly ImportedSuppression[],
  to: { account: string; list: string },
): Promise<number> {
  const newId = uuidV7Maker(Date.now);
  let added = 0;
  for (let done = 0; done < suppressions.length; done += batchSize) {
    const batch = suppressions.slice(done, done + batchSize).map(({ email, source, at }) => ({
      ...{ id: newId(), changeId: newId(), ...to, email, contactId: null, source, at },
    }));
    try {
      added += await store.importSuppressions(batch);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new OperatorError(
        `Only the first ${done} of ${suppressions.length} rows were imported. ${reason} Run the command again: rows that were imported are recognized.`,
      );
    }
  }
  return added;
}
