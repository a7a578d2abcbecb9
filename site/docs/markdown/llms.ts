export interface LlmsPage {
  /** The page's own path, without `.md`. */
  path: string;
  title: string;
  /** The page in a sentence or two. */
  description: string;
  markdown: string;
}

interface Site {
  name: string;
  /** One sentence. */
  description: string;
  origin: string;
  /** Address of the MCP server. */
  mcp: string;
}

/** `llms.txt`: links to the Markdown of every page, with title and description (llmstxt.org). */
export function llmsIndex(
  { name, description, origin, mcp }: Site,
  pages: readonly LlmsPage[],
): string {
  const sections = Object.entries(groups).flatMap(([label, prefix]) => {
    const own = pages.filter(({ path }) => groupOf(path) === prefix);
    if (own.length === 0) return [];
    return `## ${label}\n\n${own.map((page) => indexEntry(page, origin)).join('')}`;
  });
  return [
    `# ${name}\n`,
    `> ${description}\n`,
    `The whole documentation in one file: [llms-full.txt](${origin}/llms-full.txt). The API as OpenAPI 3.1: [JSON](${origin}/openapi.json), [YAML](${origin}/openapi.yaml). Agents can search and read it over MCP at \`${mcp}\` (streamable HTTP, no key).\n`,
    ...sections,
  ].join('\n');
}

function indexEntry({ path, title, description }: LlmsPage, origin: string): string {
  return `- [${title}](${origin}${path}.md): ${description}\n`;
}

/** `llms-full.txt`: all pages concatenated, each after its address. */
export function llmsFull({ origin }: Pick<Site, 'origin'>, pages: readonly LlmsPage[]): string {
  return pages.map(({ path, markdown }) => `<!-- ${origin}${path} -->\n\n${markdown}`).join('\n');
}

const groups = {
  Guides: '/developers/guides/',
  'API reference': '/developers/reference/',
  Errors: '/developers/guides/errors/',
};

/** The longest matching prefix, since errors are nested below the guides. */
function groupOf(path: string): string | undefined {
  const matching = Object.values(groups).filter((prefix) => path.startsWith(prefix));
  return matching.toSorted((one, other) => other.length - one.length)[0];
}
