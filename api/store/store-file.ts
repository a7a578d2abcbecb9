import { join } from 'node:path';

/** Where the embedded store lives inside the data directory; SQLite keeps `-wal` and `-shm` beside it. */
export function storeFile(dataDir: string): string {
  return join(dataDir, 'grovemail.sqlite');
}
