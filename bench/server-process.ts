import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { BenchStore } from './bench-store.ts';

/** A running API in a process of its own. */
export interface ServerProcess {
  url: string;
  /** From the spawn to the ready line. */
  startedInMs: number;
  /** Sends the signal and waits until the process is gone. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

const script = fileURLToPath(new URL('../api/server.ts', import.meta.url));

/** Starts `api/server.ts` on a free port, without rate limits, over the given data. */
export async function startServer({
  environment,
}: Pick<BenchStore, 'environment'>): Promise<ServerProcess> {
  const begun = performance.now();
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, PORT: '0', RATE_LIMIT: 'off', LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  for await (const line of createInterface(child.stdout)) {
    const url = /http:\/\/\S+/.exec(line)?.[0];
    if (!url) continue;
    return {
      url,
      startedInMs: performance.now() - begun,
      async end(signal) {
        child.kill(signal);
        await gone;
      },
    };
  }
  throw new Error('The server ended before it was ready.');
}
