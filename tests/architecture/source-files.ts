import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface SourceFile {
  /** Relative to the repository's root, with slashes. */
  path: string;
  text: string;
}

const root = join(import.meta.dirname, '../..');
const workspaces = ['domain', 'contract', 'config', 'api', 'site', 'console'];
const folders = [...workspaces, 'tests', 'bench', 'script'];

/** All source files of the repository. */
export async function sourceFiles(): Promise<SourceFile[]> {
  const paths = (await Promise.all(folders.map(pathsIn))).flat().sort();
  return Promise.all(
    paths.map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })),
  );
}

async function pathsIn(folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch((error) => {
    // Git does not check out empty folders.
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const nested = entries.map((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return isSource(path) ? pathsIn(path) : [];
    return /\.(ts|tsx|astro|mjs|js)$/.test(entry.name) ? [path] : [];
  });
  return (await Promise.all(nested)).flat();
}

function isSource(path: string): boolean {
  // Samples are programs for readers of the documentation.
  if (['site/docs/samples', 'site/public'].includes(path)) return false;
  const folder = path.split('/').at(-1) ?? '';
  return !['node_modules', 'dist'].includes(folder) && !folder.startsWith('.');
}
