import {
  listTemplateVersions,
  restoreTemplate,
} from '@grovemail/contract/operations/v1-templates.ts';
import { holderOf } from '../../http/auth/account-key.ts';
import { available } from '../../http/responses/available.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { isVisitorSpace, liveSpace } from '../../keys/space.ts';
import { versionResource } from '../../resources/template-resource.ts';
import type { StoredTemplate } from '../../store/templates/template-store.ts';
import { pageResponseBy } from './resource-responses.ts';
import {
  checkedResponse,
  storedResponse,
  type TemplateDeps,
  templateOf,
} from './stored-template.ts';

/** GET /v1/templates/{code}/versions and POST /v1/templates/{code}/restore. */
export function templateVersionRoutes(deps: TemplateDeps): Route[] {
  const { store } = deps;
  return [
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
  ];
}

/** Of the sample. */
function onlyVersion(template: StoredTemplate, before = Number.POSITIVE_INFINITY) {
  const { version, kind, subject, updatedAt: storedAt } = template;
  const rows = version < before ? [{ version, kind, subject, storedAt }] : [];
  return { rows, size: version };
}
