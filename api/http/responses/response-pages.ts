import { ApiError } from '@grovemail/contract/api-error.ts';
import { errorBody } from '@grovemail/contract/envelope.ts';
import { escapeHtml } from '@grovemail/domain/escape-html.ts';
import type { FastifyReply } from 'fastify';
import { type Site, templatePath } from '../site/site.ts';
import { helpLink, siteOf } from './documentation.ts';
import { type SecurityOptions, securityHeaders } from './security-headers.ts';

export interface ApiResponse {
  status: number;
  /** The envelope as JSON text, or HTML with that content type in `headers`; or an error. */
  body: string | ApiError;
  headers?: Record<string, string>;
  /** Replaces the body for a form that was sent without JavaScript. */
  page?: ResponsePage;
}

/** A built page with the outcome of a form, and the texts of its slots. */
export interface ResponsePage {
  name: string;
  slots: Record<string, Slot>;
}

type Slot = string | readonly string[];

/** @returns null if the site has no page with this name */
export type SendPage = (
  reply: FastifyReply,
  status: number,
  page: ResponsePage,
) => FastifyReply | null;

/** Response pages are personal, so they are not cached or indexed and send no referrer. */
export function responsePages(
  site: Pick<Site, 'text'> | null,
  security: SecurityOptions,
): SendPage {
  return (reply, status, { name, slots }) => {
    const template = site?.text(templatePath(name));
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

/**
 * Fills the slots `{{name}}` of a built page with escaped texts. Lists become `<li>` items; slots without a value become
 * empty.
 */
export function fillTemplate(template: string, slots: Record<string, Slot>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const slot = Object.hasOwn(slots, name) ? slots[name] : undefined;
    if (slot === undefined) return '';
    if (typeof slot === 'string') return escapeHtml(slot);
    return slot.map((item) => `<li>${escapeHtml(item)}</li>`).join('');
  });
}

/** Sends the page to a form, or else the body. */
export function sendResponse(
  reply: FastifyReply,
  { status, body, headers, page }: ApiResponse,
  sendPage: SendPage | null,
): FastifyReply {
  reply.headers({ 'cache-control': 'no-store', ...headers });
  const sent = page && sendPage?.(reply, status, page);
  if (sent) return sent;
  if (body instanceof ApiError) return sendError(reply, body);
  if (!headers?.['content-type']) reply.type('application/json; charset=utf-8');
  return reply.code(status).send(body);
}

/** Sends an error as an envelope, with a link to the error's documentation (RFC 8288). */
export function sendError(reply: FastifyReply, apiError: ApiError): FastifyReply {
  const { id: requestId } = reply.request;
  const site = siteOf(reply.request);
  return reply
    .code(apiError.status)
    .headers({ ...apiError.headers, 'request-id': requestId, link: helpLink(apiError, site) })
    .type('application/json; charset=utf-8')
    .send(errorBody(apiError, { requestId, site }));
}
