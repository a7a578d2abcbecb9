import { parseConfig } from '@grovemail/config/parse-config.ts';
import { openForReading, openForWriting } from './open-store.ts';
import { runOps } from './run-ops.ts';

// A reader that has seen enough (`| head`) closes the pipe; that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await runOps(process.argv.slice(2), {
  openStore: () => openForReading(dataDir()),
  openStoreToWrite: async () => openForWriting(dataDir()),
  links: () => {
    const { bases, server, trackingKeys } = parseConfig(process.env);
    return { base: bases.site || `http://${server.host}:${server.port}`, keys: trackingKeys };
  },
  print: (text) => void process.stdout.write(text),
  complain: (text) => void process.stderr.write(text),
  width: process.stdout.isTTY ? process.stdout.columns : null,
});

function dataDir(): string {
  return parseConfig(process.env).store.dataDir;
}
