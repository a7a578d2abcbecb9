import { setTimeout as wait } from 'node:timers/promises';
import { residentMemory } from './resident-memory.ts';
import type { ServerProcess } from './server-process.ts';
import { timeOf } from './time-of.ts';

/** How a server did under a load. */
export interface ServerWatch {
  /** Milliseconds of each health check. */
  health: number[];
  /** The maximum, in megabytes. */
  memory: number;
}

/** Checks the health and the memory of a server ten times a second until a load ends. */
export async function watchServer(
  { url, pid }: Pick<ServerProcess, 'url' | 'pid'>,
  load: Promise<unknown>,
): Promise<ServerWatch> {
  const watch: ServerWatch = { health: [], memory: 0 };
  let isRunning = true;
  const stop = () => {
    isRunning = false;
  };
  void load.then(stop, stop);
  while (isRunning) {
    watch.health.push(await healthTime(url));
    watch.memory = Math.max(watch.memory, residentMemory(pid));
    await wait(100);
  }
  return watch;
}

/** Milliseconds that a health check takes. */
export function healthTime(url: string): Promise<number> {
  return timeOf(() => fetch(`${url}/healthz`).then((response) => response.text()));
}
