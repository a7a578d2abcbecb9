import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { respondInDev } from '../../build/respond-in-dev.ts';
import { linkedPaths } from './linked-paths.ts';
import { type LlmsPage, llmsFull, llmsIndex } from './llms.ts';
import { pageMarkdown } from './page-markdown.ts';

interface Site {
  name: string;
  /** One sentence. */
  description: string;
  /** The site's, or its placeholder. */
  origin: string;
  /** Address of the MCP server. */
  mcp: string;
}

/**
 * Writes each page of the documentation as Markdown, at its path plus `.md`, and `llms.txt` and
 * `llms-full.txt` (llmstxt.org). The source is the built HTML, so nothing a reader sees is missing. The dev
 * server has only the pages.
 */
export function docsMarkdown(site: Site): AstroIntegration {
  return {
    name: 'docs-markdown',
    hooks: {
      'astro:server:setup': ({ server }) => {
        respondInDev(server, 'text/markdown', async (path, readPage) => {
          const page = /^(\/developers\/(?:guides|reference)\/.+)\.md$/.exec(path)?.[1];
          return page ? pageMarkdown(await readPage(page), site.origin + page).markdown : null;
        });
      },
      'astro:build:done': async ({ dir }) => {
        const pages = await docsPages(fileURLToPath(dir), site.origin);
        for (const { path, markdown } of pages) {
          await writeFile(new URL(`.${path}.md`, dir), markdown);
          if (path === start) await writeFile(new URL('developers.md', dir), markdown);
        }
        await writeFile(new URL('llms.txt', dir), llmsIndex(site, pages));
        await writeFile(new URL('llms-full.txt', dir), llmsFull(site, pages));
      },
    },
  };
}

/** What `/developers` shows, so its Markdown is at both addresses. */
const start = '/developers/reference/get-started';

async function docsPages(folder: string, origin: string): Promise<LlmsPage[]> {
  const files = globSync('developers/{guides,reference}/**/*.html', { cwd: folder }).sort();
  const pages = await Promise.all(
    files.map(async (file) => ({
      path: `/${file.replace(/\.html$/, '')}`,
      html: await readFile(`${folder}/${file}`, 'utf8'),
    })),
  );
  const order = linkedPaths(pages[0]?.html ?? '');
  return pages
    .map(({ path, html }) => ({ path, ...pageMarkdown(html, origin + path) }))
    .sort((one, other) => rank(order, one.path) - rank(order, other.path));
}

/** In the order of the navigation; unlisted pages come last. */
function rank(order: readonly string[], path: string): number {
  const at = order.indexOf(path);
  return at < 0 ? order.length : at;
}
