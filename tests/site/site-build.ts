import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { builtPages } from '../../script/built-pages.ts';
import { root, tool } from '../../script/run.ts';

/** A site that stands in a folder. */
export interface BuiltSite {
  folder: string;
  /** A file's text; `path` as in an address. */
  read(path: string): Promise<string>;
  /** All pages that visitors can ask for, by path. */
  pages(): Promise<{ path: string; html: string }[]>;
}

/** A site that a test built for itself, with settings of its own. */
export interface SiteBuild extends BuiltSite {
  remove(): Promise<void>;
}

/** @throws Error with what the build printed, when it fails */
export async function buildFor(settings: Readonly<Record<string, string>>): Promise<SiteBuild> {
  // Within the site's own folder: into any other, Astro puts the same intermediate files for all builds.
  const drafts = join(root, 'site', '.astro');
  await mkdir(drafts, { recursive: true });
  const folder = await mkdtemp(join(drafts, 'test-'));
  const [program = '', ...args] = tool('astro', 'build');
  const child = spawn(program, args, {
    cwd: join(root, 'site'),
    env: {
      PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
      HOME: process.env.HOME,
      ASTRO_TELEMETRY_DISABLED: '1',
      ...settings,
      SITE_OUT_DIR: folder,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(said);

  return { ...builtSite(folder), remove: () => rm(folder, { recursive: true, force: true }) };
}

export function builtSite(folder: string): BuiltSite {
  const read = (path: string) => readFile(join(folder, path), 'utf8');
  return {
    folder,
    read,
    async pages() {
      const pages = await builtPages(folder, false);
      return Promise.all(
        pages.map(async ({ path }) => ({
          path,
          html: await read(`${path === '/' ? '/index' : path}.html`),
        })),
      );
    },
  };
}

export const production = {
  SITE_ENV: 'production',
  SITE_URL: 'https://grovemail.example',
  APP_URL: 'https://app.grovemail.example',
};
