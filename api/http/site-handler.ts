import { Refusal } from '@grovemail/contract/refusal.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type SecurityOptions, securityHeaders } from './security-headers.ts';
import type { Site } from './site.ts';

/**
 * Answers whatever is no API address with the built site.
 * @throws {Refusal} not_found without a site, or for a missing file when the site has no page for that
 */
export function siteHandler(site: Site | null, security: SecurityOptions) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const answer = site?.answer({
      target: request.raw.url ?? '/',
      accept: request.headers.accept,
      acceptEncoding: headerText(request.headers['accept-encoding']),
      ifNoneMatch: request.headers['if-none-match'],
    });
    if (!answer) throw new Refusal('not_found');

    // What only the API's answers need, and what HTTP/1.1 takes for granted: each byte of it would be
    // one less for the page in the first flight.
    reply.removeHeader('access-control-expose-headers');
    reply.removeHeader('request-id');
    reply.raw.removeHeader('connection');
    reply.code(answer.status);
    reply.headers({
      ...securityHeaders(answer.isPage ? 'page' : 'asset', security),
      ...answer.headers,
    });
    // Fastify leaves the body out for HEAD and keeps its length.
    return reply.send(answer.body ?? undefined);
  };
}

function headerText(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(',') : value;
}
