import { openApiFiles } from '@grovemail/contract/site-paths.ts';
import MiniSearch from 'minisearch';

export interface DocsLibrary {
  /** The best sections for a query, best first; tolerates typos. */
  search(query: string): Hit[];
  /** A page as Markdown by its path, with or without `.md`; null if there is none. */
  page(path: string): string | null;
  /** An OpenAPI operation by its operationId; null if there is none. */
  operation(id: string): object | null;
}

export interface Hit {
  path: string;
  heading: string;
  /** The beginning of the section. */
  text: string;
}

interface Section extends Hit {
  id: number;
}

const maxHits = 8;
const maxWords = 20;
const excerptLength = 300;

/**
 * Searches and reads the documentation of a built site.
 * @param markdown text by path, each path ending in `.md`
 * @param openApi the text of `openapi.json`
 */
export function docsLibrary(markdown: ReadonlyMap<string, string>, openApi: string): DocsLibrary {
  const pages = new Map(
    [...markdown].map(([path, text]) => [path.replace(/\.md$/, ''), text] as const),
  );
  const sections = [...pages].flatMap(([path, text]) => sectionsOf(path, text));
  const index = new MiniSearch<Section>({
    fields: ['heading', 'text'],
    storeFields: ['path', 'heading', 'text'],
    // A single letter is the prefix of very many words: a query of letters took 100 ms.
    searchOptions: { boost: { heading: 3 }, prefix: ({ length }) => length > 2, fuzzy: 0.2 },
  });
  index.addAll(sections.map((section, id) => ({ ...section, id })));
  const { paths, components } = JSON.parse(openApi) as {
    paths: Record<string, Record<string, { operationId?: string }>>;
    components: object;
  };
  return {
    search: (query) =>
      index
        .search([...new Set(query.split(/\s+/))].slice(0, maxWords).join(' '))
        .slice(0, maxHits)
        .map(({ path, heading, text }) => ({
          path,
          heading,
          text: String(text).slice(0, excerptLength),
        })),
    page: (path) => pages.get(path.replace(/^(?!\/)/, '/').replace(/(\.md)?(#.*)?$/, '')) ?? null,
    operation(id) {
      for (const [path, methods] of Object.entries(paths)) {
        for (const [method, operation] of Object.entries(methods)) {
          if (operation.operationId === id) {
            return { method: method.toUpperCase(), path, ...operation, components };
          }
        }
      }
      return null;
    },
  };
}

/** Splits at headings, except within fenced code. */
function sectionsOf(path: string, markdown: string): Hit[] {
  const sections: Hit[] = [];
  let isCode = false;
  for (const line of markdown.split('\n')) {
    if (/^\s*```/.test(line)) isCode = !isCode;
    const heading = isCode ? null : /^\s*(?:\d+\. )?#{1,4} (.+)$/.exec(line);
    if (heading) sections.push({ path, heading: heading[1] ?? '', text: '' });
    else {
      const current = sections.at(-1);
      if (current) current.text += `${line}\n`;
    }
  }
  return sections.map((section) => ({ ...section, text: section.text.trim() }));
}

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
