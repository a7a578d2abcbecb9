import { ApiError, invalidRequest } from '@grovemail/contract/api-error.ts';
import { templateInput } from '@grovemail/contract/fields/template-input.ts';
import {
  deleteTemplate,
  listTemplates,
  listTemplateVersions,
  putTemplate,
  readTemplate,
  restoreTemplate,
} from '@grovemail/contract/operations/v1-templates.ts';
import { holderOf } from '../../http/auth/account-key.ts';
import { available } from '../../http/responses/available.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { isVisitorSpace, liveSpace } from '../../keys/space.ts';
import { sampleTemplates } from '../../mailing/sample-template.ts';
import {
  headingResource,
  templateResource,
  versionResource,
} from '../../resources/template-resource.ts';
import { TooManyTemplatesError } from '../../store/database/errors.ts';
import type { StoredTemplate } from '../../store/templates/template-store.ts';
import { checkedOnly, pageResponseBy, resourceResponse } from './resource-responses.ts';
import {
  checkedResponse,
  storedResponse,
  type TemplateDeps,
  templateOf,
} from './stored-template.ts';
import { textOf } from './transactional-mail.ts';
import { unknownTemplate } from './unknown-template.ts';

/** The operations on templates, except rendering. */
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
        const template = { ...values, plain, kind };
        // Without a text part, no call could send it.
        await textOf(deps, template.html, space);
        if (space !== liveSpace) return checkedResponse(deps, space, template);
        const stored = await available(() =>
          store.putTemplate({ ...template, createdAt: now() }).catch(rejectTooMany),
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
    defineRoute({
      operation: listTemplateVersions,
      async handle(call) {
        const { code = '' } = call.params;
        const { limit, cursor: before } = call.values;
        const { space } = holderOf(call);
        const stored = isVisitorSpace(space)
          ? null
          : await available(() => store.pageTemplateVersions(code, { limit: limit + 1, before }));
        const listed = stored ?? onlyVersion(await templateOf(deps, space, code), before);
        return pageResponseBy(
          ({ version }) => String(version),
          listed,
          limit,
          (row) => versionResource(row, listed.size),
        );
      },
    }),
    defineRoute({
      operation: restoreTemplate,
      async handle(call) {
        const { code = '' } = call.params;
        const { version } = call.values;
        const { space } = holderOf(call);
        if (space === liveSpace) {
          const restored = await available(() => store.restoreTemplate(code, version));
          return storedResponse(
            restored?.template ?? (await templateOf(deps, space, code, version)),
          );
        }
        const { kind, subject, html, plain } = await templateOf(deps, space, code, version);
        return checkedResponse(deps, space, { code, kind, subject, html, plain });
      },
    }),
    defineRoute({
      operation: deleteTemplate,
      async handle(call) {
        const { code = '' } = call.params;
        const { space } = holderOf(call);
        const deleted = { code, deleted: true };
        if (space !== liveSpace) {
          await templateOf(deps, space, code);
          return checkedOnly('templates', deleted);
        }
        const outcome = await available(() => store.removeTemplate(code));
        if (outcome === 'unknown') throw await unknownTemplate(store, space, code);
        return resourceResponse(deleted);
      },
    }),
  ];
}

function samplesAfter(after = '') {
  return { rows: sampleTemplates.filter(({ code }) => code > after), size: sampleTemplates.length };
}

function onlyVersion(template: StoredTemplate, before = Number.POSITIVE_INFINITY) {
  const { version, kind, subject, updatedAt: storedAt } = template;
  const rows = version < before ? [{ version, kind, subject, storedAt }] : [];
  return { rows, size: version };
}

/** @throws {ApiError} too_many_templates */
function rejectTooMany(error: unknown): never {
  throw error instanceof TooManyTemplatesError ? new ApiError('too_many_templates') : error;
}
