import { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { DocsLibrary } from './docs-library.ts';

/**
 * An MCP server for the documentation, read-only.
 * @param library null without a built site; every tool then returns an error
 */
export function docsServer(name: string, library: DocsLibrary | null): McpServer {
  const server = new McpServer({ name: `${name} documentation`, version: '1.0.0' });
  const annotations = { readOnlyHint: true, openWorldHint: false };

  server.registerTool(
    'search_docs',
    {
      title: 'Search the documentation',
      description:
        'Finds sections of the guides, the API reference and the list of errors. Returns path, heading and the beginning of each.',
      inputSchema: z.object({ query: z.string().min(1).max(200).describe('Words to look for.') }),
      annotations,
    },
    async ({ query }) => {
      if (!library) return notBuilt;
      const hits = library.search(query);
      return text(hits.length > 0 ? JSON.stringify(hits, null, 2) : `Nothing fits "${query}".`);
    },
  );
  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description: 'A page of the documentation as Markdown.',
      inputSchema: z.object({
        path: z.string().max(200).describe('Such as /developers/guides/quickstart.'),
      }),
      annotations,
    },
    async ({ path }) => {
      if (!library) return notBuilt;
      const page = library.page(path);
      return page === null
        ? failure(`There is no page ${path}. search_docs finds them.`)
        : text(page);
    },
  );
  server.registerTool(
    'read_operation',
    {
      title: 'Read an operation of the API',
      description:
        'One call of the API with parameters, body and responses, as OpenAPI describes it.',
      inputSchema: z.object({
        operation_id: z.string().max(100).describe('Such as saveContact.'),
      }),
      annotations,
    },
    async ({ operation_id: id }) => {
      if (!library) return notBuilt;
      const operation = library.operation(id);
      return operation
        ? text(JSON.stringify(operation, null, 2))
        : failure(`There is no operation ${id}. The pages under /developers/reference list them.`);
    },
  );
  return server;
}

function text(value: string) {
  return { content: [{ type: 'text' as const, text: value }] };
}

function failure(value: string) {
  return { ...text(value), isError: true };
}

const notBuilt = failure('This server has no built documentation: it serves the API alone.');
