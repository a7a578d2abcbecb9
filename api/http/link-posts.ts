import { addresses } from '@grovemail/contract/addresses.ts';
import { ApiError } from '@grovemail/contract/api-error.ts';
import { oneClickField } from '@grovemail/contract/operations/one-click.ts';
import { contactInput } from '@grovemail/contract/operations/unsubscribe.ts';
import { preferencePages, preferencesPage } from '@grovemail/contract/site-paths.ts';
import { preferencesForm, showField } from '@grovemail/domain/forms/preferences.ts';
import {
  type PreferenceLink,
  readPreferencePath,
} from '@grovemail/domain/preferences/preference-link.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LimitFailedLinks } from './limits/rate-limits.ts';
import { addLenientParser } from './requests/body-parsers.ts';
import { routerPath } from './requests/known-paths.ts';
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
 * Serves posts to recipients' links: the form on the page with a page, and every other post, whatever its type or
 * body, as one-click unsubscribe (RFC 8058) with an empty response, since a lost one becomes a complaint. The link's
 * signature authorizes them, so valid links have no rate limit, and there is no origin check: mail clients and pages
 * without a referrer send no origin.
 */
export async function addLinkPosts(
  app: FastifyInstance,
  posts: LinkPosts,
  limitFailedLinks: LimitFailedLinks,
  sendPage: SendPage,
): Promise<void> {
  await app.register(async (scope) => {
    addLenientParser(scope);
    for (const path of [addresses.oneClick.path, ...preferencePages, preferencesPage]) {
      scope.post(routerPath(path), async (request, reply) => {
        // A post without type and body is not parsed at all.
        const { body: posted = new URLSearchParams() } = request as { body?: URLSearchParams };
        const fields = Object.fromEntries(posted);
        if (isPageForm(fields)) {
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
    ? linkOfQuery(params, unescaped(request.query as Record<string, unknown>))
    : readPreferencePath(path);
}

/** A mail program may add fields beside the one that makes it one click (RFC 8058 §3.2), also with names of ours. */
function isPageForm(fields: Record<string, string>): boolean {
  const names = Object.keys(fields);
  if (names.some((name) => name.toLowerCase() === oneClickField.toLowerCase())) return false;
  return names.some((name) => name === showField || Object.hasOwn(preferencesForm.fields, name));
}

/**
 * With the names that remain of `&amp;`, as a program copies them from HTML, the first of two values, and the id that is
 * part of the address where the `&` between them was encoded or replaced.
 */
function unescaped(query: Record<string, unknown>): Record<string, unknown> {
  const fields = Object.entries(query).map(([name, value]): [string, unknown] => [
    name.replace(/^(amp;)+/, ''),
    Array.isArray(value) ? value[0] : value,
  ]);
  const all = Object.fromEntries(fields);
  const [, email, id] =
    /^(.*?)[&;](?:amp;){0,3}contact_id=(.*)$/s.exec(`${all.contact_email}`) ?? [];
  return email === undefined ? all : { contact_id: id, ...all, contact_email: email };
}

const callPrefix = addresses.oneClick.path.replace(/\{.*/, '');

/**
 * The link in the documented call: the id in the path, the recipient in the query.
 * @returns null when one of them is missing
 */
export function linkOfQuery(params: Record<string, string>, query: unknown): PreferenceLink | null {
  const checked = contactInput.check(query);
  if (!checked.ok) return null;
  const { contact_email: email, contact_id: id } = checked.values;
  return { trackingId: params.tracking_id ?? '', email, id };
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
