import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** One more than there are cores, since tests also wait: for programs that they start, for servers, for timers. */
export const testWorkers = availableParallelism() + 1;

/**
 * A folder in memory until this process ends, if there is room: tests make thousands of small databases, each synced to
 * its disk. Null otherwise.
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
