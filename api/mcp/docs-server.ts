import { standInOrigin } from '@grovemail/config/stand-in-origin.ts';
import { withOrigin } from '@grovemail/domain/docs-text/with-origin.ts';
import { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { DocsLibrary } from './docs-library.ts';
import { portion } from './portion.ts';

interface Options {
  /** The brand's name. */
  name: string;
  /** Null without a built site; every tool then returns an error. */
  library: DocsLibrary | null;
  /** The origin of the documentation for the reader. */
  origin: string;
}

const annotations = { readOnlyHint: true, openWorldHint: false };
const offset = z
  .number()
  .int()
  .min(0)
  .default(0)
  .describe('Where to go on in a long response, as its last line says.');

/** An MCP server for the documentation, read-only. It introduces itself with a list of the pages. */
export function docsServer({ name, library, origin }: Options): McpServer {
  const server = new McpServer(
    { name: `${name} documentation`, version: '1.0.0' },
    library ? { instructions: introduction(name, library, origin) } : {},
  );
  const respond = (text: string, from: number) => {
    const part = portion(withOrigin(text, standInOrigin, origin), from);
    return part === null ? failure(`There is no text at offset ${from}.`) : content(part);
  };

  server.registerTool(
    'search_docs',
    {
      title: 'Search the documentation',
      description:
        'Finds pages, calls, sections, errors and fields, best first. Returns address, title and the beginning of each.',
      inputSchema: z.object({ query: z.string().min(1).max(200).describe('Words to look for.') }),
      annotations,
    },
    async ({ query }) => {
      if (!library) return notBuilt;
      const hits = library.search(query).map((hit) => ({
        address: `${origin}${hit.href}`,
        title: hit.title,
        ...(hit.type ? { type: hit.type } : {}),
        ...(hit.of ? { of: hit.of } : {}),
        text: hit.text.slice(0, excerptLength),
      }));
      if (hits.length === 0) return content(`Nothing fits "${query}".`);
      return respond(JSON.stringify(hits, null, 2), 0);
    },
  );
  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description: 'A page of the documentation as Markdown, or with a fragment its section.',
      inputSchema: z.object({
        path: z
          .string()
          .max(500)
          .describe(
            'A path or full address, such as /developers/guides/webhooks#verify-the-signature.',
          ),
        offset,
      }),
      annotations,
    },
    async ({ path, offset: from }) => {
      if (!library) return notBuilt;
      const page = library.page(path);
      if (page !== null) return respond(page, from);
      return failure(`There is no page ${path}. These exist:\n${pageList(library, origin)}`);
    },
  );
  server.registerTool(
    'read_operation',
    {
      title: 'Read an operation of the API',
      description:
        'One call of the API with parameters, body and responses, as OpenAPI describes it. Name it by method and path, or by its operation id.',
      inputSchema: z.object({
        method: z.string().max(10).optional().describe('Such as POST.'),
        path: z.string().max(500).optional().describe('Such as /v1/contacts/{id}.'),
        operation_id: z.string().max(100).optional().describe('Such as saveContact.'),
        offset,
      }),
      annotations,
    },
    async ({ method, path, operation_id: id, offset: from }) => {
      if (!library) return notBuilt;
      const isNamed = id !== undefined || path !== undefined;
      const operation = isNamed ? library.operation({ id, method, path }) : null;
      if (operation) return respond(JSON.stringify(operation, null, 2), from);
      const name = [method, path, id].filter(Boolean).join(' ');
      const problem = name
        ? `There is no operation ${name}, or more than one.`
        : 'Name an operation.';
      return failure(`${problem} These exist:\n${library.operations.join('\n')}`);
    },
  );
  return server;
}

const excerptLength = 300;

function introduction(name: string, library: DocsLibrary, origin: string): string {
  return [
    `The documentation of the ${name} API, at ${origin}/developers. search_docs finds pages, calls, errors and fields; read_page reads these pages, and read_operation a call.`,
    pageList(library, origin),
  ].join('\n\n');
}

function pageList({ pages }: DocsLibrary, origin: string): string {
  return pages.map(({ path, title }) => `- ${title}: ${origin}${path}`).join('\n');
}

function content(text: string) {
  return { content: [{ type: 'text' as const, text }] };
}

function failure(text: string) {
  return { ...content(text), isError: true };
}

const notBuilt = failure('This server has no built documentation: it serves the API alone.');
