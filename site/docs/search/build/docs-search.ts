import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { respondInDev } from '../../../build/respond-in-dev.ts';
import { linksOf } from '../../markdown/linked-paths.ts';
import { contract } from '../../reference/model/contract.ts';
import { type BuiltPage, searchEntries } from './search-entries.ts';

/** Builds the search index of the documentation, `/developers/search.json`. */
export function docsSearch(): AstroIntegration {
  return {
    name: 'docs-search',
    hooks: {
      'astro:server:setup': ({ server }) => {
        respondInDev(server, 'application/json', async (path, readPage) =>
          path === `/${file}` ? indexOf(readPage) : null,
        );
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const index = await indexOf((path) => readFile(`${folder}${path}.html`, 'utf8'));
        await writeFile(new URL(file, dir), index);
      },
    },
  };
}

const file = 'developers/search.json';
const firstReference = '/developers/reference/get-started';
const isGuide = /^\/developers\/guides\/[^/#?]+$/;

/** Shown before anything is typed. */
const starts = [
  '/developers/guides/quickstart',
  '/developers/guides/authentication',
  '/developers/guides/errors',
  '/developers/reference/contacts',
  '/developers/reference/transactionals',
];

/** The guides and the first page of the reference are read; entries of other pages come from the contract. */
async function indexOf(readPage: (path: string) => Promise<string>): Promise<string> {
  const first = await readPage(firstReference);
  const labels = new Map<string, string>();
  for (const { href, text } of linksOf(first)) {
    if (isGuide.test(href) && !labels.has(href)) labels.set(href, text);
  }
  const pages: BuiltPage[] = [];
  for (const [path, label] of labels) pages.push({ path, label, html: await readPage(path) });
  pages.push({ path: firstReference, label: 'Get Started', html: first });
  return JSON.stringify(searchEntries(pages, contract, starts));
}
