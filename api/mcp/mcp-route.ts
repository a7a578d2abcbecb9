import { standInOrigin } from '@grovemail/config/stand-in-origin.ts';
import { ApiError } from '@grovemail/contract/api-error.ts';
import { createMcpHandler } from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DocsLibrary } from './docs-library.ts';
import { docsServer } from './docs-server.ts';

const mcpPath = '/mcp';

interface McpOptions {
  brand: string;
  library: DocsLibrary | null;
  /** SITE_URL; '' if it is not set and the request's origin serves the site. */
  siteUrl: string;
  /** Origins whose pages may connect, besides localhost. */
  origins: readonly string[];
  /** Rate limits the sender. @throws {ApiError} too_many_requests */
  limit(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

/**
 * Serves the documentation to agents over stateless streamable HTTP, so that any process can handle any
 * POST. Pages of other origins are rejected against DNS rebinding (MCP, Transports, Security).
 */
export function addMcp(app: FastifyInstance, options: McpOptions): void {
  const { brand: name, library, siteUrl, origins, limit } = options;
  const handler = createMcpHandler(
    ({ requestInfo }) => docsServer({ name, library, origin: originOf(requestInfo) }),
    {
      // The documentation never changes while the server runs, and each stream would stay open forever.
      maxSubscriptions: 0,
    },
  );
  app.addHook('onClose', () => handler.close());
  app.post(mcpPath, {
    onRequest: async (request, reply) => {
      const { origin } = request.headers;
      if (origin !== undefined && !origins.includes(origin) && !isLocal(origin)) {
        throw new ApiError('foreign_form');
      }
      await limit(request, reply);
    },
    handler: async (request, reply) => {
      // A batch would count as one call. MCP has none since 2025-06-18.
      if (Array.isArray(request.body))
        throw new ApiError('invalid_request', { messages: [oneCall] });
      const response = await handler.fetch(webRequest(request, siteUrl), {
        parsedBody: request.body,
      });
      reply.code(response.status).header('cache-control', 'no-store');
      const type = response.headers.get('content-type');
      if (type) reply.type(type);
      return reply.send(await response.text());
    },
  });
}

const oneCall = 'Send one message at a time: there are no batches.';

function isLocal(origin: string): boolean {
  const host = URL.parse(origin)?.hostname ?? '';
  return ['localhost', '127.0.0.1', '[::1]'].includes(host);
}

/** The request at the site's origin, without a body, since the handler gets the parsed one. */
function webRequest({ headers, protocol, host }: FastifyRequest, siteUrl: string): Request {
  const forwarded = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined || name === 'content-length' ? [] : [[name, String(value)]],
  );
  const site = URL.parse(siteUrl || `${protocol}://${host}`) ?? new URL(standInOrigin);
  return new Request(`${site.origin}${mcpPath}`, { method: 'POST', headers: forwarded });
}

function originOf(request: Request | undefined): string {
  return request ? new URL(request.url).origin : standInOrigin;
}
