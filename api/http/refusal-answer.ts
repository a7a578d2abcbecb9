import { refused } from '@grovemail/contract/envelope.ts';
import { errorAddress } from '@grovemail/contract/errors.ts';
import type { Refusal } from '@grovemail/contract/refusal.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isFormEncoded } from './body-parsers.ts';
import { fillTemplate } from './fill-template.ts';
import { isApiPath } from './known-paths.ts';
import { type SecurityOptions, securityHeaders } from './security-headers.ts';

/**
 * Answers a refusal: to a form, with its status and the site's page that names each fault, so that
 * the browser's Back keeps what was typed; to everyone else in the envelope.
 * @param page the built page with the slots `title` and `messages`, or null when there is none
 */
export function answerRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
  { page, security }: { page: string | null; security: SecurityOptions },
): FastifyReply {
  reply.code(refusal.status).headers(refusal.headers).header('cache-control', 'no-store');
  if (page === null || !wantsPage(request)) {
    return reply
      .headers(securityHeaders('api', security))
      .header('link', `<${errorAddress(refusal.code)}>; rel="help"`)
      .type('application/json; charset=utf-8')
      .send(refused(refusal.messages));
  }
  return reply
    .headers({ ...securityHeaders('page', security), 'x-robots-tag': 'noindex' })
    .type('text/html; charset=utf-8')
    .send(fillTemplate(page, { title: titleOf(refusal.status), messages: refusal.messages }));
}

function wantsPage(request: FastifyRequest): boolean {
  const prefersHtml = request.headers.accept?.includes('text/html') ?? false;
  if (request.method === 'POST') {
    return isFormEncoded(request.headers['content-type']) || prefersHtml;
  }
  return prefersHtml && !isApiPath(request.url.split('?', 1)[0] ?? '');
}

function titleOf(status: number): string {
  if (status === 400) return 'Please check what you entered';
  if (status === 404) return 'There is nothing here';
  if (status === 429) return 'Please wait a moment';
  return status >= 500 ? 'Something went wrong on our side' : 'This could not be accepted';
}
