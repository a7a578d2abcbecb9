import { ApiError, invalidRequest } from '@grovemail/contract/api-error.ts';
import { accepted } from '@grovemail/contract/envelope.ts';
import { validate } from '@grovemail/domain/forms/form.ts';
import { preferenceOutcome, preferencesForm } from '@grovemail/domain/forms/preferences.ts';
import { suppressionSentences } from '@grovemail/domain/preferences/suppression-sentences.ts';
import type { LinkPosts } from '../../http/link-posts.ts';
import type { ApiResponse, ResponsePage } from '../../http/responses/response-pages.ts';
import { type CurrentState, currentState, stateResource } from './preference-state.ts';
import { type SuppressionDeps, suppressMail } from './suppress-mail.ts';
import { verifiedLink } from './verified-link.ts';

/** Posts to a recipient's link, by mail clients and by the page without JavaScript. */
export function linkPosts(deps: SuppressionDeps & { sender: string }): LinkPosts {
  return {
    async oneClick(link) {
      const saved = await suppressMail(deps, link, 'one_click');
      return { body: saved ? '' : new ApiError('unknown_link') };
    },
    async show(unverified) {
      const link = verifiedLink(unverified, deps.trackingKeys);
      if (!link) return unknownLink();
      const state = await currentState(deps, link);
      return {
        status: 200,
        body: accepted({ data: stateResource(state) }),
        page: statePage({ title: 'Your opt-outs', text: showing(deps.sender) }, link.list, state),
      };
    },
    async save(link, fields) {
      const checked = validate(preferencesForm, fields);
      if (!checked.ok) throw invalidRequest(checked.errors);
      const saved = await suppressMail(deps, link, 'page', checked.values.lists);
      if (!saved) return unknownLink();
      const { scope, list, undo } = saved;
      const state = await currentState(deps, saved.link);
      const body = accepted({ data: { scope, list, undo, ...stateResource(state) } });
      const outcome = preferenceOutcome(list, deps.sender);
      if (undo === null) {
        const texts = { title: preferencesForm.notices.success, text: outcome };
        return { status: 200, body, page: statePage(texts, saved.link.list, state) };
      }
      // The outcome says it already.
      const stopped =
        state.stopped.length > 1 ? suppressionSentences(state.stopped, saved.link.list) : [];
      const slots = { outcome, token: undo, stopped };
      return { status: 200, body, page: { name: 'preferences-saved', slots } };
    },
  };
}

/** Includes a form to get mail again, if it would lift a suppression. */
function statePage(
  texts: { title: string; text: string },
  list: string,
  { stopped, resume }: CurrentState,
): ResponsePage {
  const slots = { ...texts, stopped: suppressionSentences(stopped, list) };
  return resume === null
    ? { name: 'preferences-state', slots }
    : { name: 'preferences-stopped', slots: { ...slots, token: resume } };
}

function unknownLink(): ApiResponse {
  const body = new ApiError('unknown_link');
  return { status: body.status, body, page: { name: 'preferences-failed', slots: {} } };
}

function showing(sender: string): string {
  return `Email from ${sender} to your address.`;
}
