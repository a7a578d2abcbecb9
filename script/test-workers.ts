import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** One more than there are cores, since tests also wait for programs, servers and timers. */
export const testWorkers = availableParallelism() + 1;

/**
 * A folder in memory until this process ends, because tests sync thousands of small databases to disk. Null without
 * enough memory.
 */
export function memoryFolder(): string | null {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    if (bavail * bsize < 2 ** 30) return null;
    const folder = mkdtempSync('/dev/shm/grovemail-');
    // PostgreSQL runs as another user.
    chmodSync(folder, 0o711);
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    return folder;
  } catch {
    return null;
  }
}
