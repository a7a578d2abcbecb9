import { join } from 'node:path';

/** The embedded store's file in the data directory; SQLite keeps `-wal` and `-shm` next to it. */
export function storeFile(dataDir: string): string {
  return join(dataDir, 'grovemail.sqlite');
}
