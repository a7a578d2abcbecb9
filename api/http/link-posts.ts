import { addresses } from '@grovemail/contract/addresses.ts';
import { ApiError } from '@grovemail/contract/api-error.ts';
import { oneClick, oneClickInput } from '@grovemail/contract/operations/one-click.ts';
import { contactInput } from '@grovemail/contract/operations/unsubscribe.ts';
import { preferencePages, preferencesPage } from '@grovemail/contract/site-paths.ts';
import { showField } from '@grovemail/domain/forms/preferences.ts';
import {
  type PreferenceLink,
  readPreferencePath,
} from '@grovemail/domain/preferences/preference-link.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LimitFailedLinks } from './limits/rate-limits.ts';
import { addMultipartParser } from './requests/body-parsers.ts';
import { routerPath } from './requests/known-paths.ts';
import { unsupportedType } from './responses/api-error-of.ts';
import {
  type ApiResponse,
  type SendPage,
  sendError,
  sendResponse,
} from './responses/response-pages.ts';

/** Handlers of posts to a recipient's link; null means an invalid link. */
export interface LinkPosts {
  /** One-click unsubscribe by a mail client. */
  oneClick(link: PreferenceLink | null): Promise<{ body: string | ApiError }>;
  /** Shows what is suppressed; changes nothing. */
  show(link: PreferenceLink | null): Promise<ApiResponse>;
  /** The form on the page. @param fields unvalidated */
  save(link: PreferenceLink | null, fields: Record<string, unknown>): Promise<ApiResponse>;
}

/**
 * Serves posts to recipients' links: one-click unsubscribe (RFC 8058) with an empty response, and the form on the
 * page with a page. The link's signature authorizes them, so valid links have no rate limit, and there is no origin
 * check: mail clients and pages without a referrer send no origin.
 */
export async function addLinkPosts(
  app: FastifyInstance,
  posts: LinkPosts,
  limitFailedLinks: LimitFailedLinks,
  sendPage: SendPage,
): Promise<void> {
  await app.register(async (scope) => {
    addMultipartParser(scope);
    for (const path of [addresses.oneClick.path, ...preferencePages, preferencesPage]) {
      scope.post(routerPath(path), async (request, reply) => {
        if (!(request.body instanceof URLSearchParams)) throw unsupportedType(oneClickTakes);
        const fields = Object.fromEntries(request.body);
        if (!oneClickInput.check(fields).ok) {
          const link = linkOf(request);
          const response = await limitFailedLinks(request.ip, () =>
            showField in fields ? posts.show(link) : posts.save(link, fields),
          );
          return sendResponse(reply, response, sendPage);
        }
        reply.header('cache-control', 'no-store');
        const { body } = await limitFailedLinks(request.ip, () => posts.oneClick(linkOf(request)));
        // Mail clients show no page.
        return body instanceof ApiError ? sendError(reply, body) : reply.send(body);
      });
    }
  });
}

/** Decodes the page's URL as the browser does. */
function linkOf(request: FastifyRequest): PreferenceLink | null {
  const params = request.params as Record<string, string>;
  const path = request.raw.url?.split('?', 1)[0] ?? '';
  return path.startsWith(callPrefix)
    ? linkOfQuery(params, request.query as Record<string, unknown>)
    : readPreferencePath(path);
}

const oneClickTakes = { types: oneClick.bodyTypes };

const callPrefix = addresses.oneClick.path.replace(/\{.*/, '');

/**
 * The link in the documented call: the id in the path, the recipient in the query.
 * @returns null when one of them is missing
 */
export function linkOfQuery(params: Record<string, string>, query: unknown): PreferenceLink | null {
  const checked = contactInput.check(query);
  if (!checked.ok) return null;
  const { contact_email, contact_id } = checked.values;
  return {
    trackingId: params.tracking_id ?? '',
    // An unescaped plus decodes to a space, which no address contains.
    email: contact_email.replaceAll(' ', '+'),
    id: contact_id,
  };
}

/**
 * Serves the form of a page with a signed URL, as a POST to the same URL. The signature authorizes it, so valid
 * ones have no rate limit, and there is no origin check: a page without a referrer sends no origin.
 * @param path with `{param}` for one segment
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
