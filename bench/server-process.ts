import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { BenchStore } from './bench-store.ts';

/** The API in a child process. */
export interface ServerProcess {
  url: string;
  pid: number;
  /** From the spawn to the ready line. */
  startedInMs: number;
  /** Sends SIGSTOP; only SIGKILL ends it then. */
  pause(): void;
  /** Sends the signal and waits until the process has exited. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

/** Starts `api/server.ts` on a free port, without limits on posts or on connections of one address. */
export function startServer({
  environment,
}: Pick<BenchStore, 'environment'>): Promise<ServerProcess> {
  const settings = {
    PORT: '0',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
    MAX_CONNECTIONS_PER_ADDRESS: '2000',
    // As in `npm start` and the image.
    NODE_OPTIONS: '--max-semi-space-size=8',
    ...environment,
  };
  return spawnServer('../api/server.ts', [], settings);
}

/**
 * Starts a script that prints its URL when it is ready.
 * @param script relative to this folder
 * @throws Error when it exits before that
 */
export async function spawnServer(
  script: string,
  options: readonly string[],
  environment: Record<string, string> = {},
): Promise<ServerProcess> {
  const start = performance.now();
  const file = fileURLToPath(new URL(script, import.meta.url));
  const child = spawn(process.execPath, [file, ...options], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  // Cleans up after a benchmark that fails.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  for await (const line of createInterface(child.stdout)) {
    const url = /http:\/\/\S+/.exec(line)?.[0];
    if (!url) continue;
    return {
      url,
      pid: child.pid ?? 0,
      startedInMs: performance.now() - start,
      pause() {
        child.kill('SIGSTOP');
      },
      async end(signal) {
        child.kill(signal);
        await exited;
      },
    };
  }
  throw new Error('The server exited before it was ready.');
}
