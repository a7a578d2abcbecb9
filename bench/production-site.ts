import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { precompress } from '../script/precompress.ts';
import { root, run, tool } from '../script/run.ts';
import { productionSettings, serveSite } from './serve-site.ts';

export interface ProductionSite {
  /** Without trailing slash. */
  url: string;
  /** The folder with the built files. */
  folder: string;
  /** The indexable pages, as the sitemap has them. */
  paths: string[];
  stop(): Promise<void>;
}

/**
 * Builds the site for production into a folder of its own and serves it with our own server.
 * @param extra writes a page more before the site is compressed
 * @throws Error when the site cannot be built; Astro has said why
 */
export async function productionSite(extra?: {
  write(folder: string): Promise<void>;
}): Promise<ProductionSite> {
  // Within the site's own folder: into any other, Astro puts the same intermediate files for all builds.
  const drafts = join(root, 'site', '.astro');
  await mkdir(drafts, { recursive: true });
  const folder = await mkdtemp(join(drafts, 'bench-'));
  const siteDir = join(folder, 'site');
  const code = await run(tool('astro', 'build', '--silent'), {
    cwd: join(root, 'site'),
    environment: { ...process.env, ...productionSettings, SITE_OUT_DIR: siteDir },
  });
  if (code !== 0) throw new Error(`The site could not be built: exit code ${code}.`);
  await extra?.write(siteDir);
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
