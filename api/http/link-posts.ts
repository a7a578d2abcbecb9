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
  /** Shows the suppressions. */
  show(link: PreferenceLink | null): Promise<ApiResponse>;
  /** The form on the page. @param fields unvalidated */
  save(link: PreferenceLink | null, fields: Record<string, unknown>): Promise<ApiResponse>;
}

/**
 * Serves posts to recipients' links. The page's form gets a page. Every other post is a one-click unsubscribe (RFC 8058),
 * whatever its type or body, since a lost one becomes a complaint. The signature authorizes the post, so valid links have no
 * rate limit and no origin check.
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
        // Fastify does not parse a post without type and body.
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

function linkOf(request: FastifyRequest): PreferenceLink | null {
  const params = request.params as Record<string, string>;
  const path = request.raw.url?.split('?', 1)[0] ?? '';
  return path.startsWith(callPrefix)
    ? linkOfQuery(params, repaired(request.query as Record<string, unknown>))
    : readPreferencePath(path);
}

/** Mail clients may add other fields to the one-click field (RFC 8058 §3.2). */
function isPageForm(fields: Record<string, string>): boolean {
  const names = Object.keys(fields);
  if (names.some((name) => name.toLowerCase() === oneClickField.toLowerCase())) return false;
  return names.some((name) => name === showField || Object.hasOwn(preferencesForm.fields, name));
}

/**
 * Repairs a query copied from HTML: names with a leftover `amp;`, and an id inside the address because the `&` between
 * them was encoded or replaced. Of repeated values, the first counts.
 */
function repaired(query: Record<string, unknown>): Record<string, unknown> {
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
