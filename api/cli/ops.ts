import { parseConfig } from '@grovemail/config/parse-config.ts';
import type { StorePlace } from '../store/open-store.ts';
import { openForReading, openForWriting } from './open-store.ts';
import { runOps } from './run-ops.ts';

// A reader that has seen enough (`| head`) closes the pipe; that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await runOps(process.argv.slice(2), {
  place,
  openStore: async () => openForReading(place()),
  openStoreToWrite: async () => openForWriting(place()),
  print: (text) => void process.stdout.write(text),
  complain: (text) => void process.stderr.write(text),
  width: process.stdout.isTTY ? process.stdout.columns : null,
  terminal: process.stderr.isTTY ? process.stderr : null,
});

function place(): StorePlace {
  return parseConfig(process.env).store;
}
