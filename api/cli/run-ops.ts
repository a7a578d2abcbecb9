import { ConfigError } from '@grovemail/config/config-error.ts';
import { version } from '@grovemail/contract/version.ts';
import { Command, CommanderError } from 'commander';
import { StoreUnavailableError } from '../store/database/errors.ts';
import { BackupError } from '../store/engines/sqlite/backup.ts';
import { SchemaVersionError } from '../store/migrations/schema-version.ts';
import type { Store } from '../store/store.ts';
import { CopyError } from '../store/tables/copy-tables.ts';
import { auditCommand } from './audit/audit.ts';
import { auditEntryOf } from './audit/audit-entry.ts';
import { doctorCommand } from './doctor/doctor.ts';
import { emailsCommand } from './emails/emails.ts';
import { keysCommand } from './keys/keys.ts';
import { mailCommand } from './mail/mail.ts';
import { outboxCommand } from './outbox/outbox.ts';
import { personCommand } from './person/person.ts';
import { preferencesCommand } from './preferences/preferences.ts';
import { addGivenName } from './process/given-name.ts';
import { fileErrorText, NothingUsedError, OperatorError } from './process/operator-error.ts';
import type { OpenedStore, OpsIo, ProcessIo } from './process/ops-io.ts';
import { pushCommand } from './push/push.ts';
import { contactsCommand } from './records/contacts.ts';
import { enquiriesCommand } from './records/enquiries.ts';
import { eventsCommand } from './records/events.ts';
import { feedbackCommand } from './records/feedback.ts';
import { leadsCommand } from './records/leads.ts';
import { subscribersCommand } from './records/subscribers.ts';
import { setupCommand } from './setup/setup.ts';
import { storeCommand } from './store/store.ts';
import { templatesCommand } from './templates/templates.ts';
import { visitsCommand } from './visits/visits.ts';
import { webhooksCommand } from './webhooks/webhooks.ts';

const examples = `
Examples:
  npm run ops -- enquiries list
  npm run ops -- leads list --since 7d --type demo
  npm run ops -- leads show 0c9b1e55
  npm run ops -- leads watch
  npm run --silent ops -- enquiries list --json > enquiries.json
  npm run --silent ops -- leads export > leads.csv
  npm run ops -- leads list --quarantined
  npm run ops -- outbox list --state dead
  npm run ops -- emails list --to ada@shop.example
  npm run ops -- mail list
  npm run ops -- keys create --test
  npm run ops -- preferences show ada@shop.example
  npm run ops -- person show --email ada@shop.example
  npm run ops -- store backup backup.sqlite
  npm run ops -- push list
  npm run ops -- visits --days 30
  npm run ops -- audit --since 2026-11-01
  npm run ops -- --as kofi templates restore welcome
  npm run ops -- doctor
  sudo npm run ops -- setup

Exit codes: 0 success, 1 failure, 2 invalid command or options, 3 a message that mail bounce dropped.
`;

/**
 * Runs one operator command.
 * @param args without the interpreter and the script
 * @returns the exit code: 0 success, 1 failure, 2 invalid command or options, 3 input of which nothing could be used
 */
export async function runOps(args: readonly string[], process: ProcessIo): Promise<number> {
  let running: Command | null = null;
  const act = () => auditEntryOf(running, process.operator);
  const io: OpsIo = {
    ...process,
    act,
    openStore: () => opened(process.openStore()),
    openStoreForWriting: () => opened(process.openStoreForWriting(act())),
    openOrCreateStore: () => opened(process.openOrCreateStore(act())),
  };
  const program = new Command('ops')
    .description(
      'Read what the site received and sent, release records from quarantine, set up the public API and maintain the data.',
    )
    .version(version, '-V, --version', 'print the version')
    .addHelpText('after', examples);
  for (const makeCommand of [
    enquiriesCommand,
    leadsCommand,
    subscribersCommand,
    feedbackCommand,
    contactsCommand,
    eventsCommand,
    preferencesCommand,
    personCommand,
    outboxCommand,
    emailsCommand,
    mailCommand,
    pushCommand,
    keysCommand,
    webhooksCommand,
    templatesCommand,
    visitsCommand,
    storeCommand,
    auditCommand,
    doctorCommand,
    setupCommand,
  ]) {
    program.addCommand(makeCommand(io));
  }
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
    io.printError(`${messageOf(error)}\n`);
    return error instanceof NothingUsedError ? 3 : 1;
  }
}

async function opened(opening: Promise<Store>): Promise<OpenedStore> {
  const store = await opening;
  return { ...store, [Symbol.asyncDispose]: () => store.close() };
}

/** Commander would exit the process itself; each subcommand has its own settings. */
function configureOutput(command: Command, io: OpsIo): void {
  command
    .exitOverride()
    .showSuggestionAfterError()
    .showHelpAfterError('Use --help to see commands and options.')
    .helpCommand(false);
  command.configureOutput({ writeOut: io.print, writeErr: io.printError });
  for (const subcommand of command.commands) configureOutput(subcommand, io);
}

/** Messages of unexpected errors may quote stored data (a JSON error shows the text), so they are not shown. */
function messageOf(error: unknown): string {
  const shown = [
    OperatorError,
    ConfigError,
    SchemaVersionError,
    StoreUnavailableError,
    BackupError,
    CopyError,
  ];
  if (error instanceof Error && shown.some((kind) => error instanceof kind)) return error.message;
  const name = error instanceof Error ? error.name : 'unknown error';
  return fileErrorText(error) ?? `Unexpected error (${name}).`;
}
