import { ApiError, invalidRequest } from '@grovemail/contract/api-error.ts';
import { templateInput } from '@grovemail/contract/fields/template-input.ts';
import {
  listTemplates,
  putTemplate,
  readTemplate,
} from '@grovemail/contract/operations/v1-templates.ts';
import { holderOf } from '../../http/auth/account-key.ts';
import { available } from '../../http/responses/available.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { isVisitorSpace, liveSpace } from '../../keys/space.ts';
import { sampleTemplates } from '../../mailing/sample-template.ts';
import { headingResource, templateResource } from '../../resources/template-resource.ts';
import { TooManyTemplatesError } from '../../store/database/errors.ts';
import { pageResponseBy, resourceResponse } from './resource-responses.ts';
import {
  checkedResponse,
  storedResponse,
  type TemplateDeps,
  templateOf,
} from './stored-template.ts';
import { textOf } from './transactional-mail.ts';

/** PUT and GET /v1/templates/{code}, and GET /v1/templates. */
export function templateRoutes(deps: TemplateDeps): Route[] {
  const { store, now } = deps;
  return [
    defineRoute({
      operation: putTemplate,
      async handle(call) {
        const { space } = holderOf(call);
        const { kind, text = null, ...content } = call.values;
        const checked = templateInput.check({ code: call.params.code, text, ...content });
        if (!checked.ok) throw invalidRequest(checked.errors);
        const { text: plain, ...values } = checked.values;
        const given = { ...values, plain, kind };
        // Or no call could send it.
        await textOf(deps, given.html, space);
        if (space !== liveSpace) return checkedResponse(deps, space, given);
        const stored = await available(() =>
          store.putTemplate({ ...given, createdAt: now() }).catch(rejectTooMany),
        );
        return storedResponse(stored);
      },
    }),
    defineRoute({
      operation: listTemplates,
      async handle(call) {
        const { limit, cursor: after } = call.values;
        // The operator's templates are private.
        const listed = isVisitorSpace(holderOf(call).space)
          ? samplesAfter(after)
          : await available(() => store.pageTemplates({ limit: limit + 1, after }));
        return pageResponseBy(({ code }) => code, listed, limit, headingResource);
      },
    }),
    defineRoute({
      operation: readTemplate,
      async handle(call) {
        const { code = '' } = call.params;
        const { space } = holderOf(call);
        const template = await templateOf(deps, space, code, call.values.version);
        return resourceResponse(templateResource(template));
      },
    }),
  ];
}

function samplesAfter(after = '') {
  return { rows: sampleTemplates.filter(({ code }) => code > after), size: sampleTemplates.length };
}

/** @throws {ApiError} too_many_templates */
function rejectTooMany(error: unknown): never {
  throw error instanceof TooManyTemplatesError ? new ApiError('too_many_templates') : error;
}
