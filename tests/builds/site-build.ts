import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { builtPages } from '../../script/built-pages.ts';
import { root, tool } from '../../script/run.ts';

export interface BuiltSite {
  folder: string;
  /** Reads a file by its URL path. */
  read(path: string): Promise<string>;
  /** All pages except templates, sorted by path. */
  pages(): Promise<{ path: string; html: string }[]>;
}

/** A temporary build. */
export interface SiteBuild extends BuiltSite {
  remove(): Promise<void>;
}

/** Builds the site with the given settings. @throws Error with the output of a failed build */
export async function buildFor(settings: Readonly<Record<string, string>>): Promise<SiteBuild> {
  // Inside the site's folder: with an output outside of it, Astro's intermediate files would be shared by all builds.
  const tempRoot = join(root, 'site', '.astro');
  await mkdir(tempRoot, { recursive: true });
  const folder = await mkdtemp(join(tempRoot, 'test-'));
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
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(output);

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
