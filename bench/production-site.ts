import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createApp } from '../api/app.ts';
import { openSqliteStore } from '../api/store/sqlite-store.ts';
import { uuidV7Maker } from '../api/store/uuid-v7.ts';
import { parseConfig } from '../config/parse-config.ts';
import { precompress } from '../script/precompress.ts';
import { root, run, tool } from '../script/run.ts';

export interface ProductionSite {
  /** Without trailing slash. */
  url: string;
  /** The indexable pages, as the sitemap has them. */
  paths: string[];
  stop(): Promise<void>;
}

const base = 'https://grovemail.example';
const settings = {
  SITE_ENV: 'production',
  SITE_URL: base,
  APP_URL: 'https://app.grovemail.example',
};

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
    environment: { ...process.env, ...settings, SITE_OUT_DIR: siteDir },
  });
  if (code !== 0) throw new Error(`The site could not be built: exit code ${code}.`);
  await extra?.write(siteDir);
  await precompress(siteDir);
  const sitemap = await readFile(join(siteDir, 'sitemap.xml'), 'utf8');

  const now = Date.now;
  const store = openSqliteStore({ path: join(folder, 'store.sqlite'), now });
  const app = await createApp({
    // It sends no mail, so it needs none of what the API asks for besides.
    config: parseConfig(settings, 'site'),
    store,
    isShared: false,
    formTokenKey: 'only for measuring, so nothing is protected by it',
    trackingKeys: ['only for measuring, so nothing is protected by it'],
    vapidPublicKey: 'only for measuring, so nobody subscribes with it',
    now,
    newId: uuidV7Maker(now),
    siteDir,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    paths: [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) =>
      loc.slice(base.length),
    ),
    async stop() {
      app.server.closeAllConnections();
      await app.close();
      await store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
