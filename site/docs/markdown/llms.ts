export interface LlmsPage {
  /** The page's own path, without `.md`. */
  path: string;
  title: string;
  /** The page in a sentence or two. */
  description: string;
  markdown: string;
}

/** `llms.txt`: links to the Markdown of every page, with title and description (llmstxt.org). */
export function llmsIndex(
  { name, description }: { name: string; description: string },
  pages: readonly LlmsPage[],
): string {
  const sections = Object.entries(groups).flatMap(([label, prefix]) => {
    const own = pages.filter(({ path }) => groupOf(path) === prefix);
    if (own.length === 0) return [];
    return `## ${label}\n\n${own.map(indexEntry).join('')}`;
  });
  return [
    `# ${name}\n`,
    `> ${description}\n`,
    'The whole documentation in one file: [llms-full.txt](/llms-full.txt). The API as OpenAPI 3.1: [JSON](/openapi.json), [YAML](/openapi.yaml). Agents can search and read it over MCP at `/mcp` (streamable HTTP, no key).\n',
    ...sections,
  ].join('\n');
}

function indexEntry({ path, title, description }: LlmsPage): string {
  return `- [${title}](${path}.md): ${description}\n`;
}

/** `llms-full.txt`: all pages concatenated, each after its path. */
export function llmsFull(pages: readonly LlmsPage[]): string {
  return pages.map(({ path, markdown }) => `<!-- ${path} -->\n\n${markdown}`).join('\n');
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
