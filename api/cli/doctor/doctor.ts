import { ConfigError } from '@grovemail/config/config-error.ts';
import { isOwnApi } from '@grovemail/config/own-api.ts';
import type { Config } from '@grovemail/config/read-config.ts';
import { type VariableName, variables } from '@grovemail/config/variables.ts';
import { Command, InvalidArgumentError } from 'commander';
import { builtSite } from '../../startup/built-site.ts';
import { remainingSamples } from '../../startup/sample-values.ts';
import { mailReportSecret } from '../../store/secrets/own-key.ts';
import { toJson } from '../output/print.ts';
import { OperatorError } from '../process/operator-error.ts';
import type { OpsIo } from '../process/ops-io.ts';
import { shownErrors } from '../process/shown-errors.ts';
import { storeSettings } from '../process/store-address.ts';
import { backupCheck } from './backup-check.ts';
import { type Check, inWords } from './check.ts';
import { dnsChecks } from './dns-checks.ts';
import { diskCheck, smtpCheck } from './machine-checks.ts';
import { mailChecks } from './mail-checks.ts';
import { type Probes, systemProbes } from './probes.ts';
import { samplesCheck } from './samples-check.ts';
import { replicaCheck, siteChecks } from './server-checks.ts';

interface Options {
  json?: true;
  dkimSelector?: string | null;
  server: string[];
}

const notes = `
Outside production, it checks only mail reports, backups, the disk and samples. Exit code 1 if there is an alarm.

Examples:
  npm run ops -- doctor
  sudo deploy/ops doctor --server http://127.0.0.1:3000 --server http://127.0.0.1:3001 --dkim-selector s1
`;

/** `doctor`: runs all checks, and fails if one alarms. */
export function doctorCommand(io: OpsIo, probes: Probes = systemProbes): Command {
  return new Command('doctor')
    .option('--server <address>', 'a replica to check; may be repeated', addServer, [])
    .option('--dkim-selector <name>', 'which DKIM key to look for', readSelector)
    .option('--json', 'print a JSON array instead of lines')
    .addHelpText('after', notes)
    .action(async ({ json, dkimSelector = null, server }: Options) => {
      const looked = await allChecks(io, probes, server, dkimSelector);
      const checks = looked.map((check) => ({
        name: check.name,
        state: check.state,
        found: inWords(check),
      }));
      const lines = checks.map(
        ({ state, name, found }) => `${state.padEnd(7)} ${name}: ${found}\n`,
      );
      io.print(json ? `${toJson(checks)}\n` : lines.join(''));
      const alarms = checks.filter(({ state }) => state === 'alarm').length;
      if (alarms > 0) throw new OperatorError(`${alarms} of ${checks.length} checks alarm.`);
    });
}

/** Runs all checks. @param servers addresses of replicas @param selector of the DKIM key */
export async function allChecks(
  io: OpsIo,
  probes: Probes,
  servers: readonly string[],
  selector: string | null,
): Promise<Check[]> {
  const { settings, config } = checkedSettings(io);
  const { backups, bases, isProduction, mail, store } = config;
  const domain = mail.from.address.split('@').at(-1) ?? '';
  const remote: Promise<Check | Check[]>[] = [];
  if (isProduction) {
    remote.push(...dnsChecks(probes, domain, mail.bounceDomain ?? domain, selector));
    if (mail.smtpUrl) remote.push(smtpCheck(probes, mail.smtpUrl));
    if (bases.site) remote.push(siteChecks(probes, config));
  }
  if (isProduction || servers.length > 0)
    remote.push(replicaCheck(probes, servers, servers.length > 0 ? await reportSecret(io) : null));
  const checks = [
    settings,
    ...(await storeChecks(io)),
    await backupCheck(backups, store.databaseUrl !== null),
    await diskCheck(probes, config),
    samplesCheck(remainingSamples(builtSite(), isOwnApi(bases.modules, bases))),
    ...(await Promise.all(remote)).flat(),
  ];
  return checks.map((check) =>
    check.fix
      ? { ...check, fix: { ...check.fix, snippet: io.asRunHere(check.fix.snippet) } }
      : check,
  );
}

/** Checks all settings. If one is invalid, the other checks use the default settings. */
function checkedSettings(io: OpsIo): { settings: Check; config: Config } {
  const name = 'Settings';
  try {
    const config = io.config(Object.keys(variables) as VariableName[]);
    const found = 'The server would start with these settings.';
    return { settings: { name, state: 'ok', found }, config };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const settings: Check = { name, state: 'alarm', found: error.message };
    return { settings, config: io.config(storeSettings) };
  }
}

async function storeChecks(io: OpsIo): Promise<Check[]> {
  try {
    await using store = await io.openStore();
    return mailChecks(await store.countMailReports());
  } catch (error) {
    if (shownErrors.some((kind) => error instanceof kind))
      return [{ name: 'Store', state: 'alarm', found: Object(error).message }];
    throw error;
  }
}

async function reportSecret(io: OpsIo): Promise<string | null> {
  try {
    await using store = await io.openStoreForWriting();
    return await mailReportSecret(store, Date.now());
  } catch (error) {
    // Already said by the check of the store.
    if (shownErrors.some((kind) => error instanceof kind)) return null;
    throw error;
  }
}

function addServer(text: string, servers: string[]): string[] {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`)
    return [...servers, url.origin];
  throw new InvalidArgumentError('Expected an address such as http://127.0.0.1:3000.');
}

/** One or more DNS labels. */
function readSelector(text: string): string {
  if (/^[a-z\d_-]{1,63}(?:\.[a-z\d_-]{1,63}){0,3}$/i.test(text)) return text;
  throw new InvalidArgumentError('Expected a selector such as s1.');
}
