import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, constants, link, rename, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { ConfigError } from '@grovemail/config/config-error.ts';
import { parseConfig } from '@grovemail/config/parse-config.ts';
import type { VariableName } from '@grovemail/config/variables.ts';
import { Command, Option } from 'commander';
import { newVapidKeys } from '../../sending/push/vapid-keys.ts';
import { fileError, OperatorError } from '../process/operator-error.ts';
import type { OpsIo } from '../process/ops-io.ts';
import { nextSteps } from './next-steps.ts';
import { faultIn, type Question, questions } from './questions.ts';
import { settingFile } from './setting-file.ts';

type Values = Partial<Record<VariableName, string>>;
type Options = { file: string; force?: true } & Record<string, string | undefined>;

const notes = `
It asks for what no option answers. A password in an option is visible to other users of the machine while the
command runs; set SMTP_URL and DATABASE_URL in the environment instead, or let it ask.

Examples:
  sudo npm run ops -- setup
  npm run ops -- setup --file shop.env --site shop.example --app app.shop.example --from hello@shop.example --operator ada@shop.example --database ""
`;

/** `setup`: writes the settings of a production server into a file that only its owner can read. */
export function setupCommand(io: OpsIo): Command {
  const command = new Command('setup')
    .addOption(new Option('--file <path>', 'where to write it').default('/etc/grovemail.env'))
    .option('--force', 'replace an existing file, which is kept beside it')
    .addHelpText('after', notes);
  for (const { flag, placeholder, prompt } of questions) {
    command.option(`--${flag} <${placeholder}>`, prompt);
  }
  return command.action(async ({ file, force, ...options }: Options) => {
    if (existsSync(file) && !force) {
      throw new OperatorError(
        `${file} exists. Choose another --file, or move it aside with --force.`,
      );
    }
    const folder = dirname(resolve(file));
    await access(folder, constants.W_OK).catch(fileError(folder, 'written'));
    const values = completed(await answers(io, options));
    const text = checkedText(values);
    const previous = await write(file, text);
    if (previous) io.print(previousText(previous));
    io.print(nextSteps(resolve(file), values));
  });
}

async function answers(io: OpsIo, options: Record<string, string | undefined>): Promise<Values> {
  const { mail, store } = io.config(['SMTP_URL', 'DATABASE_URL']);
  const inEnvironment: Values = {
    ...(mail.smtpUrl ? { SMTP_URL: mail.smtpUrl } : {}),
    ...(store.databaseUrl ? { DATABASE_URL: store.databaseUrl } : {}),
  };
  const values: Values = {};
  const missing: string[] = [];
  for (const question of questions) {
    const { variable, flag, complete = (answer: string) => answer } = question;
    const answer = options[flag] ?? inEnvironment[variable];
    if (answer === undefined && io.ask === null) {
      missing.push(`--${flag}`);
    } else if (answer === undefined) {
      values[variable] = await ask(io, question, complete);
    } else {
      values[variable] = complete(answer.trim());
      const fault = faultIn(question, values[variable]);
      if (fault) throw new OperatorError(`--${flag}: ${fault}`);
    }
  }
  if (missing.length === 0) return values;
  throw new OperatorError(
    `Nothing was written. Add ${missing.join(', ')}, or run it on a terminal.`,
  );
}

/** Asks until the answer is valid. */
async function ask(io: OpsIo, question: Question, complete: (answer: string) => string) {
  for (;;) {
    const answer = await io.ask?.(`${question.prompt}: `);
    const value = complete((answer ?? '').trim());
    const fault = faultIn(question, value);
    if (fault === null) return value;
    io.printError(`${fault}\n`);
  }
}

function completed(answered: Values): Values {
  const secret = () => randomBytes(32).toString('hex');
  const { publicKey, privateKey } = newVapidKeys();
  return {
    ...answered,
    SITE_ENV: 'production',
    TRUST_PROXY: '1',
    DATA_DIR: '/var/lib/grovemail',
    ...(answered.DATABASE_URL ? {} : { BACKUP_DIR: '/var/backups/grovemail' }),
    FORM_TOKEN_KEY: secret(),
    TRACKING_KEYS: secret(),
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
  };
}

/** @throws {OperatorError} with everything that would keep the server from starting */
function checkedText(values: Values): string {
  try {
    parseConfig(values);
    return settingFile(values);
  } catch (error) {
    if (error instanceof RangeError || error instanceof ConfigError)
      throw new OperatorError(`${error.message}\nNothing was written.`);
    throw error;
  }
}

/** @returns where an existing file was moved to, or null */
async function write(file: string, text: string): Promise<string | null> {
  const previous = existsSync(file)
    ? `${file}.before-${new Date().toISOString().replaceAll(':', '-')}`
    : null;
  if (previous) await link(file, previous);
  const fresh = previous ? `${file}.new` : file;
  // `wx` follows no symbolic links, which could lead the secrets elsewhere.
  await writeFile(fresh, text, { flag: 'wx', mode: 0o600, flush: true }).catch(
    fileError(fresh, 'written'),
  );
  if (previous) await rename(fresh, file);
  return previous;
}

function previousText(previous: string): string {
  return `The earlier settings are in ${previous}. Its keys signed links in emails already sent: put its TRACKING_KEYS behind the new one, and keep its FORM_TOKEN_KEY and VAPID pair.\n\n`;
}
