import MiniSearch from 'minisearch';

export interface DocsLibrary {
  /** The best sections for a query, best first; a typo is forgiven. */
  search(query: string): Hit[];
  /** A page as Markdown by its path, with or without `.md`; null when there is none. */
  page(path: string): string | null;
  /** An operation of the API by its operationId, as OpenAPI describes it; null when there is none. */
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
 * What the documentation holds, over the files of a built site.
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
    // A letter begins half of all words: a query of letters took a tenth of a second.
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

/** Cut at its headings, which a line inside of fenced code is not. */
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
