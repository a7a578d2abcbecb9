import type { ApiError } from '@grovemail/contract/api-error.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isFormEncoded } from '../requests/body-parsers.ts';
import { isApiPath, isDevelopersPath } from '../requests/known-paths.ts';
import { fillTemplate, sendError } from './response-pages.ts';
import { type SecurityOptions, securityHeaders } from './security-headers.ts';

/** Built pages to send instead of an envelope; null if not built. */
export interface ErrorPages {
  /** A template with the slots `title` and `messages`. */
  rejected: string | null;
  /** For a page that failed to load. */
  failed: string | null;
}

/**
 * Responds with an error: a form post gets a page with each fault, a visitor whose page failed gets an error page, and
 * everyone else the envelope.
 */
export function respondWithError(
  request: FastifyRequest,
  reply: FastifyReply,
  apiError: ApiError,
  { pages, security }: { pages: ErrorPages; security: SecurityOptions },
): FastifyReply {
  reply.code(apiError.status).headers(apiError.headers).header('cache-control', 'no-store');
  // A new connection queues behind those of other senders.
  if (apiError.status === 429) reply.header('connection', 'close');
  const page = wantsPage(request) ? pageFor(request, apiError, pages) : null;
  if (page === null) {
    return sendError(reply.headers(securityHeaders('api', security)), apiError);
  }
  return reply
    .headers({ ...securityHeaders('page', security), 'x-robots-tag': 'noindex' })
    .type('text/html; charset=utf-8')
    .send(page);
}

/** The `rejected` page is for forms, so a failed GET gets the `failed` page. */
function pageFor(request: FastifyRequest, apiError: ApiError, pages: ErrorPages): string | null {
  const { status, messages } = apiError;
  if (request.method !== 'POST' && status >= 500 && pages.failed !== null) return pages.failed;
  if (pages.rejected === null) return null;
  return fillTemplate(pages.rejected, { title: titleOf(status), messages });
}

function wantsPage(request: FastifyRequest): boolean {
  const path = request.url.split('?', 1)[0] ?? '';
  if (isDevelopersPath(path)) return false;
  const prefersHtml = request.headers.accept?.includes('text/html') ?? false;
  if (request.method === 'POST') {
    return isFormEncoded(request.headers['content-type']) || prefersHtml;
  }
  return prefersHtml && !isApiPath(path);
}

function titleOf(status: number): string {
  if (status === 400) return 'Please check what you entered';
  if (status === 404) return 'There is nothing here';
  if (status === 429) return 'Please wait a moment';
  return status >= 500 ? 'Something went wrong on our side' : 'We could not accept this';
}
