import { ApiError } from '@grovemail/contract/api-error.ts';
import { accepted } from '@grovemail/contract/envelope.ts';
import type { RenderedTemplateResource } from '@grovemail/contract/operations/v1-template-resource.ts';
import { renderTemplate } from '@grovemail/contract/operations/v1-templates.ts';
import { neutralSubject } from '@grovemail/contract/operations/v1-transactionals.ts';
import { freshLinkPage } from '@grovemail/contract/site-paths.ts';
import { visitorLimits } from '@grovemail/domain/keys/visitor-limits.ts';
import { holderOf } from '../../http/auth/account-key.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { asMailData, renderedMail } from '../../mailing/rendered-mail.ts';
import { templateNotes } from '../../mailing/template-notes.ts';
import type { TemplateDeps } from './stored-template.ts';
import { composed, countVisitorUse, noSubject, sourceOf, textOf } from './transactional-mail.ts';

/** POST /v1/templates/{code}/render. */
export function renderTemplateRoute(deps: TemplateDeps): Route {
  return defineRoute({
    operation: renderTemplate,
    async handle(call) {
      const { code = '' } = call.params;
      const { data, ...draft } = call.values;
      const { space } = holderOf(call);
      await countVisitorUse(deps, space, { of: 'render', max: visitorLimits.renders });
      const { source, templateKind, warnings } = await sourceOf(
        deps,
        { template_code: code, ...draft },
        space,
      );
      const linkPage = () => call.origin() + freshLinkPage;
      const { subject, html, plain, unfilled } = composed(() =>
        renderedMail(source, asMailData(data), linkPage),
      );
      if (subject === '') {
        if (draft.subject !== undefined) throw new ApiError('no_subject');
        warnings.push(noSubject);
      }
      // Checked whether or not it is shown, as when it is sent.
      const made = await textOf(deps, html, space);
      const rendered: RenderedTemplateResource = {
        subject: subject || neutralSubject,
        html,
        text: plain ?? made,
        unfilled,
      };
      const notes = [...warnings, ...templateNotes({ ...source, kind: templateKind })];
      const payload = { data: rendered, ...(notes.length > 0 ? { warnings: notes } : {}) };
      return { status: 200, body: accepted(payload) };
    },
  });
}
