import { openApiFiles } from '@grovemail/contract/site-paths.ts';
import { docsSearch } from '@grovemail/domain/docs-search/docs-search.ts';
import type { SearchEntry } from '@grovemail/domain/docs-search/search-entry.ts';
import { sectionOf } from '@grovemail/domain/docs-text/section-of.ts';
import { type ApiOperations, operationsOf } from './operations.ts';

export interface DocsLibrary extends ApiOperations {
  /** Guides and pages of the reference, in the order of the navigation. */
  pages: readonly { path: string; title: string }[];
  /** The best entries for a query, best first. */
  search(query: string): SearchEntry[];
  /**
   * A page as Markdown, or a section of it.
   * @param address a path or a full address of any host, with or without `.md` and a fragment
   * @returns null if there is none
   */
  page(address: string): string | null;
}

const maxHits = 8;

interface BuiltSite {
  /** A file's text; null if it was not built. */
  text(path: string): string | null;
}

/** The documentation of a built site; null if it was built without one. */
export function siteLibrary(site: BuiltSite): DocsLibrary | null {
  const openApi = site.text(openApiFiles.json);
  const index = site.text('/developers/search.json');
  if (openApi === null || index === null) return null;
  const entries = JSON.parse(index) as SearchEntry[];
  const find = docsSearch(entries);
  const titles = new Map(entries.map(({ href, title }) => [href, title]));
  return {
    pages: entries.flatMap(({ kind, href, title }) =>
      kind === 'page' ? [{ path: href, title }] : [],
    ),
    search: (query) => find(query).entries.slice(0, maxHits),
    page(address) {
      const { path, fragment } = placeOf(address);
      if (!/^\/developers\/|^\/llms(-full)?\.txt$/.test(path)) return null;
      const page = site.text(pathOf(path));
      if (page === null || fragment === '') return page;
      // A field's fragment begins with that of its call.
      const title = titles.get(`${path}#${fragment}`) ?? '';
      const [call = ''] = fragment.split('.');
      const section = sectionOf(page, titles.get(`${path}#${call}`) ?? title);
      return section === null
        ? page
        : `Section of ${titles.get(path) ?? path}, ${path}\n\n${section}`;
    },
    ...operationsOf(openApi),
  };
}

/** The first page of the reference, at which the documentation and its groups begin. */
const firstPage = '/developers/reference/get-started';
const starts = new Set(['/developers', '/developers/guides', '/developers/reference']);

function placeOf(address: string): { path: string; fragment: string } {
  const trimmed = address.trim();
  const url = URL.parse(trimmed, 'http://localhost/') ?? new URL('http://localhost/');
  const path = readable(url.pathname)
    .replace(/\/$/, '')
    .replace(/\.(md|html)$/, '');
  return { path: starts.has(path) ? firstPage : path, fragment: readable(url.hash.slice(1)) };
}

function pathOf(path: string): string {
  return /^\/llms(-full)?\.txt$/.test(path) ? path : `${path}.md`;
}

function readable(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}
