import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { BenchStore } from './bench-store.ts';

/** A running API in a process of its own. */
export interface ServerProcess {
  url: string;
  pid: number;
  /** From the spawn to the ready line. */
  startedInMs: number;
  /** Stops it in the middle of whatever it does; only a SIGKILL ends it then. */
  pause(): void;
  /** Sends the signal and waits until the process is gone. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

/** Starts `api/server.ts` on a free port, without rate limits, over the given data. */
export function startServer({
  environment,
}: Pick<BenchStore, 'environment'>): Promise<ServerProcess> {
  const settings = {
    ...{ PORT: '0', RATE_LIMIT: 'off', LOG_LEVEL: 'error' },
    // As in `npm start` and the image.
    NODE_OPTIONS: '--max-semi-space-size=2',
    ...environment,
  };
  return spawnServer('../api/server.ts', [], settings);
}

/**
 * Starts a script, beside this one, that prints its address when it is ready.
 * @throws Error when it ends before that
 */
export async function spawnServer(
  name: string,
  options: readonly string[],
  environment: Record<string, string> = {},
): Promise<ServerProcess> {
  const begun = performance.now();
  const script = fileURLToPath(new URL(name, import.meta.url));
  const child = spawn(process.execPath, [script, ...options], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  // A measurement that fails leaves nothing running.
  const killIt = () => child.kill('SIGKILL');
  process.once('exit', killIt);
  child.once('exit', () => process.off('exit', killIt));
  for await (const line of createInterface(child.stdout)) {
    const url = /http:\/\/\S+/.exec(line)?.[0];
    if (!url) continue;
    return {
      url,
      pid: child.pid ?? 0,
      startedInMs: performance.now() - begun,
      pause() {
        child.kill('SIGSTOP');
      },
      async end(signal) {
        child.kill(signal);
        await gone;
      },
    };
  }
  throw new Error('The server ended before it was ready.');
}
