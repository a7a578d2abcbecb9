import { accepted } from '@grovemail/contract/envelope.ts';
import { invalidRequest, Refusal } from '@grovemail/contract/refusal.ts';
import { validate } from '@grovemail/domain/forms/form.ts';
import { preferenceOutcomes, preferencesForm } from '@grovemail/domain/forms/preferences.ts';
import type { LinkPosts } from '../http/link-posts.ts';
import { type StoppingDeps, stopMail } from './stop-mail.ts';

/** Posts to a recipient's link, by mail clients and by the page without JavaScript. */
export function linkPosts(deps: StoppingDeps): LinkPosts {
  return {
    async oneClick(link) {
      return (await stopMail(deps, link, 'one_click')) !== null;
    },
    async save(link, fields) {
      const checked = validate(preferencesForm, fields);
      if (!checked.ok) throw invalidRequest(checked.errors);
      const stopped = await stopMail(deps, link, 'page', checked.values.lists);
      if (!stopped) {
        const body = new Refusal('unknown_link');
        return { status: body.status, body, page: { name: 'preferences-failed', slots: {} } };
      }
      const { scope, undo } = stopped;
      const body = accepted({ data: stopped });
      const { success } = preferencesForm.notices;
      const outcome = preferenceOutcomes[scope];
      return undo === null
        ? {
            status: 200,
            body,
            page: { name: 'preferences-done', slots: { title: success, text: outcome } },
          }
        : {
            status: 200,
            body,
            page: { name: 'preferences-saved', slots: { outcome, token: undo } },
          };
    },
  };
}
