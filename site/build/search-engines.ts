import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { drawPicture } from './draw-picture.ts';
import { indexablePages } from './indexable-pages.ts';
import { sitemap } from './sitemap.ts';
import { socialPicture } from './social-picture.ts';

/**
 * In production only: a sitemap, and a link preview image for each indexable page. Both are generated from the
 * built pages, so new pages need no registration.
 * @param base the site's URL without trailing slash
 */
export function searchEngines(base: string): AstroIntegration {
  return {
    name: 'search-engines',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const pages = indexablePages(fileURLToPath(dir), base);
        await writeFile(new URL('sitemap.xml', dir), sitemap(pages.map(({ address }) => address)));
        await mkdir(new URL('social/', dir), { recursive: true });
        const logo = await readFile(new URL('favicon.svg', dir), 'utf8');
        for (const page of pages) {
          const { path, width, height } = socialPicture(page.path);
          const picture = drawPicture({ ...page, logo, width, height });
          await writeFile(new URL(path.slice(1), dir), picture);
        }
      },
    },
  };
}
