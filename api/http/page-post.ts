import { Refusal } from '@grovemail/contract/refusal.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AnswerPage, SendPage } from './answer-pages.ts';
import type { LimitFailedLinks } from './rate-limits.ts';
import { sendRefusal } from './send-refusal.ts';

/** The outcome of a post: JSON text or a refusal, and the page that says the same. */
export interface PostAnswer {
  status: number;
  body: string | Refusal;
  page: AnswerPage;
}

/**
 * Serves the form of a page with a signed URL, as a POST to the same URL. The signature authorizes it, so valid
 * ones have no rate limit, and there is no origin check: a page without a referrer sends no origin.
 * @param path with `{param}` for one segment
 */
export function addPagePost(
  app: FastifyInstance,
  path: string,
  answer: (params: Record<string, string>) => Promise<PostAnswer>,
  limitFailedLinks: LimitFailedLinks,
  sendPage: SendPage,
): void {
  app.post(path.replace(/\{(\w+)\}/g, ':$1'), async (request, reply) => {
    const params = request.params as Record<string, string>;
    return sendPost(reply, await limitFailedLinks(request.ip, () => answer(params)), sendPage);
  });
}

/** Sends the page, or JSON where the site has no such page. */
export function sendPost(
  reply: FastifyReply,
  { status, body, page }: PostAnswer,
  sendPage: SendPage,
): FastifyReply {
  reply.header('cache-control', 'no-store');
  const shown = sendPage(reply, status, page);
  if (shown) return shown;
  return body instanceof Refusal
    ? sendRefusal(reply, body)
    : reply.code(status).type(json).send(body);
}

const json = 'application/json; charset=utf-8';
