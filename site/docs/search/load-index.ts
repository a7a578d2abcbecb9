import { docsSearch, type SearchResults } from '@grovemail/domain/docs-search/docs-search.ts';
import type { SearchEntry } from '@grovemail/domain/docs-search/search-entry.ts';
import { withPageOrigin } from '../scripts/api-origin.ts';

export interface SearchData {
  entries: readonly SearchEntry[];
  find: (query: string) => SearchResults;
}

let loaded: Promise<SearchData> | null = null;

/**
 * Fetches the search index, once per page.
 * @throws if it cannot be fetched; the next call retries
 */
export function loadIndex(): Promise<SearchData> {
  loaded ??= fetchIndex().catch((error: unknown) => {
    loaded = null;
    throw error;
  });
  return loaded;
}

async function fetchIndex(): Promise<SearchData> {
  const response = await fetch('/developers/search.json');
  if (!response.ok) throw new Error(`${response.status}`);
  const entries = JSON.parse(withPageOrigin(await response.text())) as SearchEntry[];
  return { entries, find: docsSearch(entries) };
}
