import { asRunHere, opsCommand } from '@grovemail/config/ops-command.ts';
import { version } from '@grovemail/contract/version.ts';
import { Command, CommanderError } from 'commander';
import type { Store } from '../store/store.ts';
import { auditEntryOf } from './audit/audit-entry.ts';
import { commandsFor } from './commands.ts';
import { addGivenName } from './process/given-name.ts';
import { fileErrorText, NothingUsedError } from './process/operator-error.ts';
import type { OpenedStore, OpsIo, ProcessIo } from './process/ops-io.ts';

const examples = `
Examples:
  npm run ops -- enquiries list
  npm run ops -- leads list --since 7d --type demo
  npm run ops -- leads show 0c9b1e55
  npm run ops -- leads watch
  npm run --silent ops -- enquiries list --json > ~/enquiries.json
  npm run --silent ops -- leads export > ~/leads.csv
  npm run ops -- leads list --quarantined
  npm run ops -- outbox list --state dead
  npm run ops -- mail list
  npm run ops -- keys create --test
  npm run ops -- preferences show ada@shop.example
  npm run ops -- person show --email ada@shop.example
  npm run ops -- store backup ~/backup.sqlite
  npm run ops -- push list
  npm run ops -- audit list --since 2026-11-01
  npm run ops -- doctor
  sudo npm run ops -- setup

Exit codes: 0 success, 1 failure, 2 invalid command or options, 3 a message that mail bounce dropped.
`;

/**
 * Runs one operator command.
 * @param args without the interpreter and the script
 * @returns the exit code: 0 success, 1 failure, 2 invalid command or options, 3 unusable input
 */
export async function runOps(args: readonly string[], process: ProcessIo): Promise<number> {
  let running: Command | null = null;
  const act = () => auditEntryOf(running, process.operator);
  const io: OpsIo = {
    ...process,
    asRunHere: (text) => asRunHere(text, commandHere(process)),
    act,
    openStore: () => opened(process.openStore()),
    openStoreForWriting: (current) => opened(process.openStoreForWriting(current ?? act)),
    openOrCreateStore: () => opened(process.openOrCreateStore(act)),
  };
  const program = new Command('ops')
    .description(
      'Read what the site received and sent, release records from quarantine, set up the public API and maintain the data.',
    )
    .version(version, '-V, --version', 'print the version')
    .addHelpText('after', examples);
  for (const command of await commandsFor(args, io)) program.addCommand(command);
  addGivenName(program);
  configureOutput(program, io);
  program.hook('preAction', (_program, command) => {
    running = command;
  });
  try {
    await program.parseAsync([...args], { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    io.printError(io.asRunHere(`${await messageOf(error)}\n`));
    return error instanceof NothingUsedError ? 3 : 1;
  }
}

/** An invalid OPS_COMMAND, which the server and `doctor` name, hides no other message. */
function commandHere({ config }: Pick<ProcessIo, 'config'>): string {
  try {
    return config(['OPS_COMMAND']).opsCommand;
  } catch {
    return opsCommand;
  }
}

async function opened(opening: Promise<Store>): Promise<OpenedStore> {
  const store = await opening;
  return { ...store, [Symbol.asyncDispose]: () => store.close() };
}

/** Keeps Commander from exiting the process. Each subcommand has its own settings. */
function configureOutput(command: Command, io: OpsIo): void {
  command
    .exitOverride()
    .showSuggestionAfterError()
    .showHelpAfterError('Use --help to see commands and options.')
    .helpCommand(false);
  command.configureOutput({
    writeOut: (text) => io.print(io.asRunHere(text)),
    writeErr: (text) => io.printError(io.asRunHere(text)),
  });
  for (const subcommand of command.commands) configureOutput(subcommand, io);
}

/** Hides the messages of unexpected errors, which may quote stored data, as JSON errors do. */
async function messageOf(error: unknown): Promise<string> {
  // Loaded on demand, since it takes a third of the startup time.
  const { shownErrors } = await import('./process/shown-errors.ts');
  if (error instanceof Error && shownErrors.some((kind) => error instanceof kind))
    return error.message;
  const name = error instanceof Error ? error.name : 'unknown error';
  return fileErrorText(error) ?? `Unexpected error (${name}).`;
}
