import { openApiFiles } from '@grovemail/contract/site-paths.ts';
import { type DocsLibrary, docsLibrary } from './docs-library.ts';

interface BuiltSite {
  /** A file's text; null if it was not built. */
  text(path: string): string | null;
  paths(): string[];
}

/** The documentation of a built site; null if it was built without one. */
export function siteLibrary(site: BuiltSite): DocsLibrary | null {
  const openApi = site.text(openApiFiles.json);
  const pages = site.paths().filter((path) => /^\/developers\/.+\.md$/.test(path));
  if (openApi === null || pages.length === 0) return null;
  return docsLibrary(new Map(pages.map((path) => [path, site.text(path) ?? ''])), openApi);
}
