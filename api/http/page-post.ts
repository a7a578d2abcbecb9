import { Refusal } from '@grovemail/contract/refusal.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AnswerPage, SendPage } from './answer-pages.ts';
import { sendRefusal } from './send-refusal.ts';

/** What came of a post: JSON text or the refusal that it is to hold, and the page that says the same. */
export interface PostAnswer {
  status: number;
  body: string | Refusal;
  page: AnswerPage;
}

/**
 * Takes the form that stands on a page with a signed address, as a POST to that very address. The
 * signature is the authority: neither limits nor where it was sent from refuse it, since a page
 * without a referrer has no origin.
 * @param path with `{param}` for one segment
 */
export function addPagePost(
  app: FastifyInstance,
  path: string,
  answer: (params: Record<string, string>) => Promise<PostAnswer>,
  sendPage: SendPage,
): void {
  app.post(path.replace(/\{(\w+)\}/g, ':$1'), async (request, reply) => {
    return sendPost(reply, await answer(request.params as Record<string, string>), sendPage);
  });
}

/** Sends the page, or the envelope where the site has no such page. */
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
