import { on, once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { parseConfig } from '@grovemail/config/parse-config.ts';
import { withSecretFiles } from '@grovemail/config/secret-files.ts';
import type { VariableName } from '@grovemail/config/variables.ts';
import { desktopOpener } from './console/desktop-opener.ts';
import { asker } from './input/asker.ts';
import { account } from './process/account.ts';
import { operatorName } from './process/operator-name.ts';
import { storeSettings } from './process/store-address.ts';
import { runOps } from './run-ops.ts';

// Without this, V8 lets the garbage from a million rows grow to 150 MB.
setFlagsFromString('--heap-growing-percent=30');

// `| head` closes the pipe early, which is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

const printError = (text: string) => void process.stderr.write(text);

process.exitCode = await runOps(process.argv.slice(2), {
  config,
  openStore: async () => (await opening()).openForReading(config(storeSettings).store),
  openStoreForWriting: async (act) =>
    (await opening()).openForWriting(config(storeSettings).store, act),
  openOrCreateStore: async (act) =>
    (await opening()).openOrCreate(config(storeSettings).store, act, printError),
  operator: operatorName(account(), process.env.SUDO_USER, process.env.OPS_CALLER),
  input: () => buffer(process.stdin),
  print: (text) => void process.stdout.write(text),
  drained,
  printError,
  ask: process.stdin.isTTY && process.stderr.isTTY ? asker(process.stdin, process.stderr) : null,
  pause: (ms) => sleep(ms, true),
  lines,
  opener: desktopOpener(process.platform, process.env),
  width: process.stdout.isTTY ? process.stdout.columns : null,
  terminal: process.stderr.isTTY ? process.stderr : null,
});

/** The lines typed on the terminal, until Ctrl+C or SIGTERM. */
async function* lines(): AsyncGenerator<string> {
  const end = new AbortController();
  const terminal = process.stdin.isTTY ? createInterface({ input: process.stdin }) : null;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end.abort());
  // Without a listener on standard input, nothing else would keep the process alive.
  const alive = setInterval(() => {}, 60_000);
  try {
    for await (const [line] of on(terminal ?? process, 'line', { signal: end.signal })) yield line;
  } catch (error) {
    if (!end.signal.aborted) throw error;
  } finally {
    clearInterval(alive);
    terminal?.close();
  }
}

/** Loaded on demand, since it takes a third of the startup time. */
function opening() {
  return import('./process/open-store.ts');
}

async function drained(): Promise<void> {
  if (process.stdout.writableNeedDrain) await once(process.stdout, 'drain');
}

function config(needs: readonly VariableName[]) {
  const environment = withSecretFiles(process.env, (path) => readFileSync(path, 'utf8'), needs);
  return parseConfig(environment, needs);
}
