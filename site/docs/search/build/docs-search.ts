import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { respondInDev } from '../../../build/respond-in-dev.ts';
import { linkedPaths } from '../../markdown/linked-paths.ts';
import { contract } from '../../reference/model/contract.ts';
import { searchEntries } from './search-entries.ts';

/** Builds the search index of the documentation, `/developers/search.json`. */
export function docsSearch(): AstroIntegration {
  return {
    name: 'docs-search',
    hooks: {
      'astro:server:setup': ({ server }) => {
        respondInDev(server, 'application/json', async (path, readPage) => {
          if (path !== `/${file}`) return null;
          const first = await readPage(`/${firstReference}`);
          const guides = linkedPaths(first).filter((link) => isGuide.test(link));
          const pages = new Map([[`/${firstReference}`, first]]);
          for (const guide of guides) pages.set(guide, await readPage(guide));
          return JSON.stringify(searchEntries(pages, contract, starts));
        });
      },
      'astro:build:done': async ({ dir }) => {
        const entries = searchEntries(await textPages(fileURLToPath(dir)), contract, starts);
        await writeFile(new URL(file, dir), JSON.stringify(entries));
      },
    },
  };
}

const file = 'developers/search.json';
const firstReference = 'developers/reference/get-started';
const isGuide = /^\/developers\/guides\/[^/#?]+$/;

/** Shown before anything is typed. */
const starts = [
  '/developers/guides/quickstart',
  '/developers/guides/authentication',
  '/developers/guides/errors',
  '/developers/reference/contacts',
  '/developers/reference/transactionals',
];

/** The guides and the first page of the reference; entries of other pages come from the contract. */
async function textPages(folder: string): Promise<Map<string, string>> {
  const files = [
    ...globSync('developers/guides/*.html', { cwd: folder }).sort(),
    `${firstReference}.html`,
  ];
  const pages = await Promise.all(
    files.map(
      async (file) =>
        [`/${file.replace(/\.html$/, '')}`, await readFile(`${folder}/${file}`, 'utf8')] as const,
    ),
  );
  return new Map(pages);
}
