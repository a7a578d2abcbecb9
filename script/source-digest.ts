import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A hash of the site's sources and build settings. Modification times do not count, so a fresh checkout has the same
 * hash.
 * @param paths files or folders, relative to `root`
 */
export async function sourceDigest(
  root: string,
  paths: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<string> {
  const files = (await Promise.all(paths.map((path) => filesIn(root, path)))).flat().sort();
  const contents = await Promise.all(files.map((file) => readFile(join(root, file))));

  const hash = createHash('sha256');
  for (const [index, content] of contents.entries()) {
    // Length-prefixed, so that text moved between files changes the hash.
    hash.update(`${files[index]}\0${content.byteLength}\0`).update(content);
  }
  for (const name of Object.keys(settings).sort()) {
    hash.update(`${JSON.stringify([name, settings[name]])}\n`);
  }
  return hash.digest('hex');
}

async function filesIn(root: string, path: string): Promise<string[]> {
  const entries = await readdir(join(root, path), { withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOTDIR') return null;
    throw error;
  });
  if (entries === null) return [path];
  const nested = entries
    .filter((entry) => !isIgnored(entry.name))
    .map((entry) =>
      entry.isDirectory() ? filesIn(root, `${path}/${entry.name}`) : [`${path}/${entry.name}`],
    );
  return (await Promise.all(nested)).flat();
}

/** Tests, hidden files and build output. */
function isIgnored(name: string): boolean {
  return (
    name === 'dist' || name === 'node_modules' || name.startsWith('.') || /\.test\.tsx?$/.test(name)
  );
}
