import { allLists } from '@grovemail/domain/preferences/tracking-id.ts';
import { Command, Option } from 'commander';
import { siteAccount } from '../../mailing/lists.ts';
import { byteSource } from '../input/byte-source.ts';
import { trackingPartOption } from '../input/options.ts';
import type { DateOrder } from '../input/read-time.ts';
import { OperatorError } from '../process/operator-error.ts';
import type { OpsIo } from '../process/ops-io.ts';
import type { Checked } from './check-rows.ts';
import { type ChoiceOptions, neededColumns } from './formats/choose-format.ts';
import { type Format, type ImportedAs, importedAs, providers } from './formats/format.ts';
import { ownExport } from './formats/own-export.ts';
import { optionWays } from './formats/ways.ts';
import { importPlan } from './import-plan.ts';
import { importRows } from './import-rows.ts';
import { type ReadList, readList } from './read-list.ts';

/** Faults that are listed. */
const maxFaults = 20;

const example = `
Examples:
  npm run ops -- preferences import unsubscribed.csv --all --dry-run
  npm run ops -- preferences import blocks.csv --all --as block
  npm run ops -- preferences import unsubscribed.csv --list news
  npm run ops -- preferences import preferences.csv              # our own export: each row names its list

Reads the exports of Mailchimp, SendGrid, Postmark, Mailgun and Amazon SES, which it tells apart by their
first line, and any CSV with a column for addresses; it prints how it reads the file before it changes
anything. Only codes decide what a row is, and --as outweighs them. A row with an error stops the import
before it begins, unless you add --skip-invalid; so does a file in which no row can be read. Importing a
file again changes nothing, nor does a row older than the recipient's latest choice. No webhooks are sent.
`;

interface Options extends ChoiceOptions {
  list?: string;
  all?: true;
  account?: string;
  as?: ImportedAs;
  dates?: DateOrder;
  skipInvalid?: true;
  dryRun?: true;
}

/** `preferences import`: imports another sender's suppressions, or our own export. */
export function preferencesImportCommand(io: OpsIo): Command {
  const from = new Option('--from <provider>', 'who wrote the file').choices([...providers]);
  const as = new Option('--as <kind>', 'import every row as this, whatever the file says');
  const dates = new Option('--dates <order>', 'how dates such as 01/05/2026 begin');
  return new Command('import')
    .description("stop mail to the addresses in another provider's CSV")
    .argument('<file>', 'a CSV with a header line; - reads standard input')
    .addOption(trackingPartOption('--list <list>', 'from this list'))
    .addOption(new Option('--all', 'from all lists of the account').conflicts('list'))
    .addOption(
      trackingPartOption(
        '--account <account>',
        `the account that owns the lists (default: "${siteAccount}")`,
      ),
    )
    .addOption(as.choices(Object.keys(importedAs)))
    .addOption(from)
    .option('--email-column <name>', 'the column with the addresses')
    .option('--time-column <name>', 'the column with the times')
    .addOption(dates.choices(['mdy', 'dmy']))
    .option('--skip-invalid', 'import the valid rows of a file with errors')
    .option('--dry-run', 'say how the file is read, and change nothing')
    .addHelpText('after', example)
    .action(async (path: string, options: Options) => {
      const source = await byteSource(path, io);
      const read = await readList(
        source,
        { ...options, listOf: (format) => requireList(format, options) },
        optionWays,
        io,
      );
      const { chosen, checked } = read;
      const plan = importPlan(chosen, checked, { ...options, list: listOf(options) });
      if (options.dryRun) io.print(plan);
      reportFaults(checked, io);
      requireRows(checked, options);
      if (options.dryRun)
        return io.print(`${checked.rows} rows can be imported. Nothing was changed.\n`);
      io.print(plan);
      await importInto(io, read);
    });
}

function listOf({ list, all }: Options): string | undefined {
  return all ? allLists : list;
}

/** @throws {OperatorError} when neither the command nor the file names a list */
function requireList(format: Format, options: Options): string | null {
  const list = listOf(options);
  if (list !== undefined) return list;
  if (format !== ownExport)
    throw new OperatorError('Name the list with --list <list>, or use --all.');
  if (options.account !== undefined)
    throw new OperatorError('Name the list with --list <list> or --all beside --account.');
  return null;
}

/** Standard error gets no more than a screen. */
function reportFaults({ faults, faultCount }: Checked, io: OpsIo): void {
  for (const fault of faults.slice(0, maxFaults)) io.printError(`${fault}\n`);
  if (faultCount > maxFaults) io.printError(`And ${faultCount - maxFaults} more.\n`);
}

/** @throws {OperatorError} when nothing may or can be imported */
function requireRows(checked: Checked, { skipInvalid }: Options): void {
  const { rows, faultCount, leftOut, contradiction } = checked;
  if (faultCount > 0 && !skipInvalid) {
    throw new OperatorError(
      `Nothing was imported: ${faultCount} of ${rows + leftOut + faultCount} rows have errors. Correct them, or skip them with --skip-invalid.`,
    );
  }
  if (contradiction !== null) throw new OperatorError(`Nothing was imported. ${contradiction}`);
  if (rows === 0 && leftOut > 0) {
    throw new OperatorError(
      `Nothing was imported: the codes of all ${leftOut} rows say that mail to them need not stop. To stop it all the same, add --as block or --as bounce.`,
    );
  }
  if (rows === 0)
    throw new OperatorError(
      `Nothing was imported: no row can be read. ${neededColumns(optionWays)}`,
    );
}

async function importInto(io: OpsIo, { checked, rows: suppressions }: ReadList): Promise<void> {
  const { rows, leftOut, faultCount } = checked;
  await using store = await io.openStoreForWriting();
  const added = await importRows(suppressions(), rows, store, io);
  const left = [
    leftOut > 0 ? ` Left out: ${leftOut}.` : '',
    faultCount > 0 ? ` Skipped with errors: ${faultCount}.` : '',
  ];
  io.print(`Stopped: ${added}. Unchanged: ${rows - added}.${left.join('')}\n`);
}
