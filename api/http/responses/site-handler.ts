import { ApiError } from '@grovemail/contract/api-error.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DeliveredPage, Site } from '../site/site.ts';
import { type SecurityOptions, securityHeaders } from './security-headers.ts';

/**
 * Serves the built site for all paths outside the API.
 * @param noteView called with the page's own path, which never contains a recipient's link
 * @param siteUrl SITE_URL; '' uses the origin of the request
 * @throws {ApiError} not_found without a site, or for a missing file without a 404 page
 */
export function siteHandler(
  site: Site | null,
  security: SecurityOptions,
  siteUrl: string,
  noteView?: (page: DeliveredPage) => void,
) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const response = site?.respond({
      target: request.raw.url ?? '/',
      accept: request.headers.accept,
      acceptEncoding: headerText(request.headers['accept-encoding']),
      ifNoneMatch: request.headers['if-none-match'],
      origin: siteUrl || `${request.protocol}://${request.host}`,
    });
    if (!response) throw new ApiError('not_found');
    const { page, status } = response;
    if (page !== null && status < 400 && !page.startsWith('/_responses/'))
      noteView?.({ method: request.method, path: page, headers: request.headers });

    reply.removeHeader('access-control-expose-headers');
    reply.removeHeader('request-id');
    reply.raw.removeHeader('connection');
    reply.code(response.status);
    reply.headers({
      ...securityHeaders(response.kind, security),
      ...response.headers,
    });
    // Fastify drops the body for HEAD, but keeps its length.
    return reply.send(response.body ?? undefined);
  };
}

function headerText(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(',') : value;
}
