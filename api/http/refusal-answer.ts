import type { Refusal } from '@grovemail/contract/refusal.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isFormEncoded } from './body-parsers.ts';
import { fillTemplate } from './fill-template.ts';
import { isApiPath, isDevelopersPath } from './known-paths.ts';
import { type SecurityOptions, securityHeaders } from './security-headers.ts';
import { sendRefusal } from './send-refusal.ts';

/** Built pages that answer in place of an envelope; null where the build left none. */
export interface RefusalPages {
  /** With the slots `title` and `messages`. */
  refused: string | null;
  /** For a page that could not be shown. */
  failed: string | null;
}

/**
 * Answers a refusal: to a form, with its status and the site's page that names each fault, so that
 * the browser's Back keeps what was typed; to a visitor whose page failed, with the page that says so
 * and can be reloaded; to everyone else in the envelope.
 */
export function answerRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
  { pages, security }: { pages: RefusalPages; security: SecurityOptions },
): FastifyReply {
  reply.code(refusal.status).headers(refusal.headers).header('cache-control', 'no-store');
  const page = wantsPage(request) ? pageFor(request, refusal, pages) : null;
  if (page === null) {
    return sendRefusal(reply.headers(securityHeaders('api', security)), refusal);
  }
  return reply
    .headers({ ...securityHeaders('page', security), 'x-robots-tag': 'noindex' })
    .type('text/html; charset=utf-8')
    .send(page);
}

/** Where nothing was posted, "nothing was sent" would be an odd thing to say about our own failure. */
function pageFor(request: FastifyRequest, refusal: Refusal, pages: RefusalPages): string | null {
  const { status, messages } = refusal;
  if (request.method !== 'POST' && status >= 500 && pages.failed !== null) return pages.failed;
  if (pages.refused === null) return null;
  return fillTemplate(pages.refused, { title: titleOf(status), messages });
}

function wantsPage(request: FastifyRequest): boolean {
  const path = request.url.split('?', 1)[0] ?? '';
  // Whatever type a developer forgot to name, the envelope is what they expect.
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
  return status >= 500 ? 'Something went wrong on our side' : 'This could not be accepted';
}
