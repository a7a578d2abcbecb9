import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { precompress } from '../script/precompress.ts';
import { root, run, tool } from '../script/run.ts';
import { productionSettings, serveSite } from './serve-site.ts';

export interface ProductionSite {
  /** Without trailing slash. */
  url: string;
  /** The built files. */
  folder: string;
  /** The indexable pages, in the sitemap's order. */
  paths: string[];
  stop(): Promise<void>;
}

/**
 * Builds the site for production into a temporary folder and serves it with our server.
 * @param extraPage is written before the site is compressed
 * @throws Error when the build fails; Astro prints why
 */
export async function productionSite(extraPage?: {
  write(folder: string): Promise<void>;
}): Promise<ProductionSite> {
  // Inside the site's folder: with an output outside of it, Astro's intermediate files would be shared by all builds.
  const tempRoot = join(root, 'site', '.astro');
  await mkdir(tempRoot, { recursive: true });
  const folder = await mkdtemp(join(tempRoot, 'bench-'));
  const siteDir = join(folder, 'site');
  const code = await run(tool('astro', 'build', '--silent'), {
    cwd: join(root, 'site'),
    environment: { ...process.env, ...productionSettings, SITE_OUT_DIR: siteDir },
  });
  if (code !== 0) throw new Error(`The site build failed with exit code ${code}.`);
  await extraPage?.write(siteDir);
  await precompress(siteDir);
  const sitemap = await readFile(join(siteDir, 'sitemap.xml'), 'utf8');
  const served = await serveSite(siteDir);
  return {
    url: served.url,
    folder: siteDir,
    paths: [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) =>
      loc.slice(productionSettings.SITE_URL.length),
    ),
    async stop() {
      await served.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
