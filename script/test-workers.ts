import { statfsSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** One more than there are cores, since tests also wait: for programs that they start, for servers, for timers. */
export const testWorkers = availableParallelism() + 1;

/** A folder in memory, if there is one with room: tests make thousands of small databases, each synced to its disk. */
export function memoryFolder(): string | null {
  const folder = '/dev/shm';
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= 2 ** 30 ? folder : null;
  } catch {
    return null;
  }
}
