import { addresses, preferencePages, preferencesPage } from '@grovemail/contract/addresses.ts';
import { oneClick, oneClickInput } from '@grovemail/contract/operations/one-click.ts';
import { Refusal } from '@grovemail/contract/refusal.ts';
import {
  type PreferenceLink,
  readPreferencePath,
} from '@grovemail/domain/preferences/preference-link.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SendPage } from './answer-pages.ts';
import { addMultipartParser } from './body-parsers.ts';
import { linkOfQuery } from './link-of-query.ts';
import { type PostAnswer, sendPost } from './page-post.ts';
import { unsupportedType } from './refusal-of.ts';
import { sendRefusal } from './send-refusal.ts';

/** What answers a post to a recipient's link; null stands for an address that is no link. */
export interface LinkPosts {
  /** A mail program's click. @returns whether the link is one of ours */
  oneClick(link: PreferenceLink | null): Promise<boolean>;
  /** The form on the page. @param fields as they came */
  save(link: PreferenceLink | null, fields: Record<string, unknown>): Promise<PostAnswer>;
}

/**
 * Serves posts to recipients' links: RFC 8058's one click, answered empty and by nothing else, and the
 * form that stands on the page, answered by a page. The signature in the link is the authority, so
 * neither limits nor where a form was sent from refuse them: a mail program and a page without a
 * referrer have no origin.
 */
export async function addLinkPosts(
  app: FastifyInstance,
  posts: LinkPosts,
  sendPage: SendPage,
): Promise<void> {
  await app.register(async (scope) => {
    addMultipartParser(scope);
    for (const path of [addresses.oneClick.path, ...preferencePages, preferencesPage]) {
      scope.post(path.replace(/\{(\w+)\}/g, ':$1'), async (request, reply) => {
        if (!(request.body instanceof URLSearchParams)) throw unsupportedType(oneClickTakes);
        const fields = Object.fromEntries(request.body);
        if (!oneClickInput.check(fields).ok) {
          return sendPost(reply, await posts.save(linkOf(request), fields), sendPage);
        }
        reply.header('cache-control', 'no-store');
        // A mail program reads no page.
        return (await posts.oneClick(linkOf(request)))
          ? reply.send()
          : sendRefusal(reply, new Refusal('unknown_link'));
      });
    }
  });
}

/** The page's address is read as the browser reads it. */
function linkOf(request: FastifyRequest): PreferenceLink | null {
  const params = request.params as Record<string, string>;
  const path = request.raw.url?.split('?', 1)[0] ?? '';
  return path.startsWith(callPrefix)
    ? linkOfQuery(params, request.query as Record<string, unknown>)
    : readPreferencePath(path);
}

const oneClickTakes = { types: oneClick.bodyTypes };

const callPrefix = addresses.oneClick.path.replace(/\{.*/, '');
