import { addresses, preferencePages, preferencesPage } from '@grovemail/contract/addresses.ts';
import { oneClick, oneClickInput } from '@grovemail/contract/operations/one-click.ts';
import { Refusal } from '@grovemail/contract/refusal.ts';
import { showField } from '@grovemail/domain/forms/preferences.ts';
import {
  type PreferenceLink,
  readPreferencePath,
} from '@grovemail/domain/preferences/preference-link.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SendPage } from './answer-pages.ts';
import { addMultipartParser } from './body-parsers.ts';
import { linkOfQuery } from './link-of-query.ts';
import { type PostAnswer, sendPost } from './page-post.ts';
import type { LimitFailedLinks } from './rate-limits.ts';
import { unsupportedType } from './refusal-of.ts';
import { sendRefusal } from './send-refusal.ts';

/** Handlers of posts to a recipient's link; null stands for an invalid link. */
export interface LinkPosts {
  /** One-click unsubscribe by a mail client. */
  oneClick(link: PreferenceLink | null): Promise<{ body: string | Refusal }>;
  /** The page's question what is stopped, which changes nothing. */
  show(link: PreferenceLink | null): Promise<PostAnswer>;
  /** The form on the page. @param fields unvalidated */
  save(link: PreferenceLink | null, fields: Record<string, unknown>): Promise<PostAnswer>;
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
      scope.post(path.replace(/\{(\w+)\}/g, ':$1'), async (request, reply) => {
        if (!(request.body instanceof URLSearchParams)) throw unsupportedType(oneClickTakes);
        const fields = Object.fromEntries(request.body);
        if (!oneClickInput.check(fields).ok) {
          const link = linkOf(request);
          const answer = await limitFailedLinks(request.ip, () =>
            showField in fields ? posts.show(link) : posts.save(link, fields),
          );
          return sendPost(reply, answer, sendPage);
        }
        reply.header('cache-control', 'no-store');
        const { body } = await limitFailedLinks(request.ip, () => posts.oneClick(linkOf(request)));
        // Mail clients show no page.
        return body instanceof Refusal ? sendRefusal(reply, body) : reply.send(body);
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
