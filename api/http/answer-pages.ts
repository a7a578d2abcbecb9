import type { FastifyReply } from 'fastify';
import { fillTemplate, type Slot } from './fill-template.ts';
import { type SecurityOptions, securityHeaders } from './security-headers.ts';
import type { Site } from './site.ts';

/** A page of the built site with the outcome of a form, and the texts of its slots. */
export interface AnswerPage {
  name: string;
  slots: Record<string, Slot>;
}

/** Sends such a page. @returns null when the site has no page with this name */
export type SendPage = (
  reply: FastifyReply,
  status: number,
  page: AnswerPage,
) => FastifyReply | null;

/**
 * Answer pages are about one person, so they are not cached or indexed and send no referrer.
 */
export function answerPages(
  site: Pick<Site, 'template'> | null,
  security: SecurityOptions,
): SendPage {
  return (reply, status, { name, slots }) => {
    const template = site?.template(name);
    if (!template) return null;
    return reply
      .code(status)
      .headers({ ...securityHeaders('page', security), ...personalPage })
      .type('text/html; charset=utf-8')
      .send(fillTemplate(template, slots));
  };
}

const personalPage = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};
