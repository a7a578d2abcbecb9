import { parseConfig } from '@grovemail/config/parse-config.ts';
import { openForReading, openForWriting, openOrCreate } from './process/open-store.ts';
import type { ProcessIo } from './process/ops-io.ts';
import { runOps } from './run-ops.ts';

/** The result of a command. */
export interface Ran {
  code: number;
  stdout: string;
  stderr: string;
}

/**
 * Runs an operator's command on the store of a directory.
 * @param command words separated by single spaces, or the arguments
 * @param changes replacements for parts of the process
 */
export async function runOn(
  dataDir: string,
  command: string | readonly string[],
  changes: Partial<ProcessIo> = {},
): Promise<Ran> {
  const ran = { stdout: '', stderr: '' };
  const printError = (text: string) => {
    ran.stderr += text;
  };
  const place = { dataDir, databaseUrl: null };
  const args = typeof command === 'string' ? command.split(' ').filter(Boolean) : command;
  const code = await runOps(args, {
    config: () => parseConfig({ DATA_DIR: dataDir }),
    openStore: () => openForReading(place),
    openStoreForWriting: (act) => openForWriting(place, act),
    openOrCreateStore: (act) => openOrCreate(place, act, printError),
    operator: 'ada',
    input: async () => new Uint8Array(),
    print: (text) => {
      ran.stdout += text;
    },
    drained: async () => {},
    printError: printError,
    ask: null,
    pause: async () => false,
    opener: null,
    lines: async function* () {},
    width: 100,
    terminal: null,
    ...changes,
  });
  return { code, ...ran };
}
