import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../script/free-port.ts';
import type { BenchStore } from './bench-store.ts';

export interface ConsoleProcess {
  /** The address with its token, which works once. */
  address: string;
  close(): Promise<void>;
}

const launcher = join(import.meta.dirname, '../api/cli/ops-launcher.js');

/** Starts a read-only console on a store. */
export async function startConsole(store: BenchStore): Promise<ConsoleProcess> {
  const port = String(await freePort());
  const args = [launcher, 'console', '--no-open', '--read-only', '--port', port];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...store.environment },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return {
    address: line.replace('The console is at ', ''),
    async close() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
