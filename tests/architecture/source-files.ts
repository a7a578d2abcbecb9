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
    if (entry.isDirectory()) return isOurs(path) ? pathsIn(path) : [];
    return /\.(ts|tsx|astro|mjs|js)$/.test(entry.name) ? [path] : [];
  });
  return (await Promise.all(nested)).flat();
}

function isOurs(path: string): boolean {
  // Samples are programs of our readers.
  if (path === 'site/docs/samples') return false;
  const folder = path.split('/').at(-1) ?? '';
  return !['node_modules', 'dist', 'public'].includes(folder) && !folder.startsWith('.');
}
