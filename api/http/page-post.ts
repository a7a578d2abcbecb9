import type { FastifyInstance } from 'fastify';
import type { AnswerPage, SendPage } from './answer-pages.ts';

/** What came of a post: JSON text, and the page that says the same. */
export interface PostAnswer {
  status: number;
  body: string;
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
    const { status, body, page } = await answer(request.params as Record<string, string>);
    reply.header('cache-control', 'no-store');
    return sendPage(reply, status, page) ?? reply.code(status).type(json).send(body);
  });
}

const json = 'application/json; charset=utf-8';
