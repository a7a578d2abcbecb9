import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A hash of the names and contents of the site's sources and of its build settings. Without file times, so that a
 * fresh checkout has the same hash.
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
  for (const [at, content] of contents.entries()) {
    // Length-prefixed, so that different sets of files cannot collide.
    hash.update(`${files[at]}\0${content.byteLength}\0`).update(content);
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
    .filter((entry) => !isOutput(entry.name))
    .map((entry) =>
      entry.isDirectory() ? filesIn(root, `${path}/${entry.name}`) : [`${path}/${entry.name}`],
    );
  return (await Promise.all(nested)).flat();
}

/** Excludes tests and files that builds or editors leave behind. */
function isOutput(name: string): boolean {
  return (
    name === 'dist' || name === 'node_modules' || name.startsWith('.') || /\.test\.tsx?$/.test(name)
  );
}
