import type { FastifyInstance } from 'fastify';
import type { LimitFailedLinks } from './limits/rate-limits.ts';
import { routerPath } from './requests/known-paths.ts';
import { type ApiResponse, type SendPage, sendResponse } from './responses/response-pages.ts';

/**
 * Serves the form of a page with a signed URL, as a POST to that URL. The signature authorizes it, so valid URLs have no rate
 * limit and no origin check.
 * @param path with `{param}` for a segment
 */
export function addPagePost(
  app: FastifyInstance,
  path: string,
  handle: (params: Record<string, string>) => Promise<ApiResponse>,
  limitFailedLinks: LimitFailedLinks,
  sendPage: SendPage,
): void {
  app.post(routerPath(path), async (request, reply) => {
    const params = request.params as Record<string, string>;
    return sendResponse(reply, await limitFailedLinks(request.ip, () => handle(params)), sendPage);
  });
}
