import { ConfigError } from '@grovemail/config/config-error.ts';
import { Command, CommanderError } from 'commander';
import { BackupError } from '../store/engines/sqlite/backup.ts';
import { StoreUnavailableError } from '../store/errors.ts';
import { CopyError } from '../store/schema/copy-tables.ts';
import { SchemaVersionError } from '../store/schema/schema-version.ts';
import { actOf } from './act-of.ts';
import { auditCommand } from './audit.ts';
import { enquiriesCommand } from './enquiries.ts';
import { feedbackCommand } from './feedback.ts';
import { keysCommand } from './keys.ts';
import { leadsCommand } from './leads.ts';
import { mailCommand } from './mail.ts';
import { OperatorError } from './operator-error.ts';
import type { OpsIo, ProcessIo } from './ops-io.ts';
import { outboxCommand } from './outbox.ts';
import { personCommand } from './person.ts';
import { preferencesCommand } from './preferences.ts';
import { pushCommand } from './push.ts';
import { storeCommand } from './store.ts';
import { subscribersCommand } from './subscribers.ts';
import { templatesCommand } from './templates.ts';
import { webhooksCommand } from './webhooks.ts';

const examples = `
Examples:
  npm run ops -- enquiries list
  npm run ops -- leads list --limit 200
  npm run --silent ops -- enquiries list --json > enquiries.json
  npm run --silent ops -- leads export --format csv > leads.csv
  npm run ops -- leads list --quarantined
  npm run ops -- outbox list --state dead
  npm run ops -- mail list
  npm run ops -- keys create --test
  npm run ops -- preferences show ada@shop.example
  npm run ops -- person show --email ada@shop.example
  npm run ops -- store backup backup.sqlite
  npm run ops -- push list
  npm run ops -- audit --since 2026-11-01

Exit codes: 0 done, 1 it could not be done, 2 the command was not understood.
`;

/**
 * Runs one operator's command.
 * @param args without the interpreter and the script
 * @returns the exit code: 0 done, 1 failed, 2 not understood
 */
export async function runOps(args: readonly string[], process: ProcessIo): Promise<number> {
  let running: Command | null = null;
  const act = () => actOf(running, process.operator);
  const io: OpsIo = {
    ...process,
    act,
    openStoreToWrite: () => process.openStoreToWrite(act()),
    openOrMakeStore: () => process.openOrMakeStore(act()),
  };
  const program = new Command('ops')
    .description(
      'Read what the site has received and sent, release what it held back, set up the public API, and look after the data.',
    )
    .addHelpText('after', examples);
  for (const makeCommand of [
    ...[
      enquiriesCommand,
      leadsCommand,
      subscribersCommand,
      feedbackCommand,
      preferencesCommand,
      personCommand,
    ],
    ...[outboxCommand, mailCommand, pushCommand],
    ...[keysCommand, webhooksCommand, templatesCommand, storeCommand, auditCommand],
  ]) {
    program.addCommand(makeCommand(io));
  }
  quieten(program, io);
  program.hook('preAction', (_program, command) => {
    running = command;
  });
  try {
    await program.parseAsync([...args], { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    io.complain(`${sentenceOf(error)}\n`);
    return 1;
  }
}

/** Commander would end the process itself, and each subcommand has its own settings. */
function quieten(command: Command, io: OpsIo): void {
  command
    .exitOverride()
    .showSuggestionAfterError()
    .showHelpAfterError('--help shows what there is.')
    .helpCommand(false);
  command.configureOutput({ writeOut: io.print, writeErr: io.complain });
  for (const subcommand of command.commands) quieten(subcommand, io);
}

/** Other messages may quote what is stored (a JSON error shows the text), so they are not shown. */
function sentenceOf(error: unknown): string {
  const plain = [
    ...[OperatorError, ConfigError, SchemaVersionError, StoreUnavailableError],
    ...[BackupError, CopyError],
  ];
  if (error instanceof Error && plain.some((kind) => error instanceof kind)) return error.message;
  const name = error instanceof Error ? error.name : 'unknown fault';
  return `Something went wrong inside this program (${name}).`;
}
