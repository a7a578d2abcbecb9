import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Notes where a server can be reached that has no SITE_URL, so that commands beside it print links that work:
 * they cannot know the port that it was given.
 */
export function noteServerAddress(dataDir: string, origin: string): void {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(addressFile(dataDir), `${origin}\n`);
}

/** Where the server was last reached; null if it never noted that. */
export function notedServerAddress(dataDir: string): string | null {
  try {
    return readFileSync(addressFile(dataDir), 'utf8').trim() || null;
  } catch {
    return null;
  }
}

function addressFile(dataDir: string): string {
  return join(dataDir, 'server-address');
}
