import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface SourceFile {
  /** From the repository's root, with slashes. */
  path: string;
  text: string;
}

const root = join(import.meta.dirname, '../..');
const folders = ['domain', 'contract', 'config', 'api', 'site', 'tests', 'bench', 'script'];

/** Every source file of ours, read once. */
export async function sourceFiles(): Promise<SourceFile[]> {
  const paths = (await Promise.all(folders.map(pathsIn))).flat().sort();
  return Promise.all(
    paths.map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })),
  );
}

async function pathsIn(folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch((error) => {
    // An empty folder is not in a checkout.
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const nested = entries.map((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return isOurs(entry.name) ? pathsIn(path) : [];
    return /\.(ts|tsx|astro|mjs|js)$/.test(entry.name) ? [path] : [];
  });
  return (await Promise.all(nested)).flat();
}

function isOurs(folder: string): boolean {
  return (
    folder !== 'node_modules' && folder !== 'dist' && folder !== 'public' && !folder.startsWith('.')
  );
}
