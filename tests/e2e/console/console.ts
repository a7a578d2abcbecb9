import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../../script/free-port.ts';
import { root } from '../../../script/run.ts';
import type { OpsTarget } from '../run-ops.ts';

export interface OpenConsole {
  /** The address with its token, which works once. */
  address: string;
  close(): Promise<void>;
}

/**
 * Opens the operator's console beside a server.
 * @param server.settings what it needs of the server's variables
 * @param options of the command, such as `--read-only`
 */
export async function openConsole(
  { url, dataDir, settings = {} }: OpsTarget & { settings?: Record<string, string> },
  ...options: string[]
): Promise<OpenConsole> {
  const port = String(await freePort());
  const console = spawn(
    process.execPath,
    [
      join(root, 'api', 'cli', 'ops-launcher.js'),
      'console',
      '--no-open',
      '--port',
      port,
      ...options,
    ],
    {
      env: { ...process.env, ...settings, DATA_DIR: dataDir, SITE_URL: url },
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  // A journey that fails may not close it.
  const kill = () => console.kill();
  process.once('exit', kill);
  const [line] = (await once(createInterface({ input: console.stdout }), 'line')) as [string];
  return {
    address: line.replace('The console is at ', ''),
    async close() {
      process.off('exit', kill);
      console.kill('SIGTERM');
      if (console.exitCode === null) await once(console, 'exit');
    },
  };
}
