import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of the built site; null before the first build. */
export function builtSite(): string | null {
  const directory = fileURLToPath(new URL('../../site/dist', import.meta.url));
  return existsSync(directory) ? directory : null;
}
