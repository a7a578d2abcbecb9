import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../script/run.ts';

/** A copy of the repository's sources for a test to change. */
export interface SourceCopy {
  folder: string;
  /** Runs a program, `path` from the root. @throws with its output if it fails */
  run(
    path: string,
    settings?: Readonly<Record<string, string>>,
    args?: readonly string[],
  ): Promise<void>;
  remove(): Promise<void>;
}

const workspaces = ['domain', 'contract', 'config', 'api', 'site', 'console'];
/** Enough to build the site and to start a server. */
export const buildSources = [
  ...workspaces,
  'script',
  'tests',
  'vitest.config.ts',
  'tsconfig.json',
  'tsconfig.base.json',
  'package.json',
  'package-lock.json',
];
const excluded = ['node_modules', 'dist', '.astro', 'data', '.git', 'test-results', 'compose.env'];

/** @param parts files and folders of the root; without them, everything */
export async function copySources(parts?: readonly string[]): Promise<SourceCopy> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'sources-')));
  const filter = (path: string) => !excluded.includes(basename(path));
  for (const part of parts ?? (await readdir(root))) {
    if (filter(part)) await cp(join(root, part), join(folder, part), { recursive: true, filter });
  }
  for (const part of ['', ...workspaces]) await linkPackages(part, folder);
  return {
    folder,
    async run(path, settings = {}, args = []) {
      const { PATH = '', HOME = '' } = process.env;
      const options = { cwd: folder, env: { PATH, HOME, ...settings } };
      await promisify(execFile)(process.execPath, [join(folder, path), ...args], options);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Links installed packages to ours; the links between workspaces point into the copy. */
async function linkPackages(part: string, folder: string): Promise<void> {
  const [from, to] = [join(root, part, 'node_modules'), join(folder, part, 'node_modules')];
  const names = await readdir(from).catch(() => []);
  await mkdir(to, { recursive: true });
  for (const name of names) {
    if (name === '@grovemail')
      await cp(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    // Builds leave caches such as `.vite`.
    else if (!name.startsWith('.') || name === '.bin')
      await symlink(join(from, name), join(to, name));
  }
}
