import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Stores the address of a server without SITE_URL for commands, which cannot know its port.
 */
export function noteServerAddress(dataDir: string, origin: string): void {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(addressFile(dataDir), `${origin}\n`);
}

/** The server's last stored address; null if there is none. */
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
