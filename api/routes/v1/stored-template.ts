import { ApiError } from '@grovemail/contract/api-error.ts';
import { accepted } from '@grovemail/contract/envelope.ts';
import { notStored } from '@grovemail/contract/operations/v1-warnings.ts';
import { available } from '../../http/responses/available.ts';
import type { RouteResponse } from '../../http/route.ts';
import type { Space } from '../../keys/space.ts';
import { templateIn } from '../../mailing/sample-template.ts';
import { isSameContent, type TemplateContent } from '../../mailing/template-content.ts';
import { templateNotes } from '../../mailing/template-notes.ts';
import { templateResource } from '../../resources/template-resource.ts';
import type { StoredTemplate } from '../../store/templates/template-store.ts';
import type { TransactionalDeps } from './transactional-mail.ts';
import { unknownTemplate } from './unknown-template.ts';

export type TemplateDeps = Pick<TransactionalDeps, 'store' | 'now' | 'htmlAsText'>;

/**
 * A template as a key of this data space finds it, or one of its versions.
 * @throws {ApiError} unknown_template or unknown_version
 */
export async function templateOf(
  { store }: Pick<TemplateDeps, 'store'>,
  space: Space,
  code: string,
  version?: number,
): Promise<StoredTemplate> {
  const current = await available(() => store.readTemplate(code));
  const found = templateIn(space, code, current);
  if (!found) throw await unknownTemplate(store, space, code);
  if (version === undefined || version === found.version) return found;
  const earlier =
    found === current ? await available(() => store.readTemplate(code, version)) : null;
  if (!earlier) throw new ApiError('unknown_version');
  return earlier;
}

/** The response with a template that was stored. */
export function storedResponse(template: StoredTemplate, ...more: Warning[]): RouteResponse {
  const warnings = [...more, ...templateNotes(template)];
  const data = templateResource(template);
  return { status: 200, body: accepted({ data, ...(warnings.length > 0 ? { warnings } : {}) }) };
}

interface Warning {
  code: string;
  message: string;
}

/** The response to a test key: what a live key would have stored. */
export async function checkedResponse(
  { store, now }: TemplateDeps,
  space: Space,
  given: GivenTemplate,
): Promise<RouteResponse> {
  const { code } = given;
  const found = templateIn(space, code, await available(() => store.readTemplate(code)));
  const kind = given.kind ?? found?.kind ?? 'list';
  const template = { ...given, kind, createdAt: found?.createdAt ?? now(), updatedAt: now() };
  const isChange = found !== null && !isSameContent(found, template);
  const version = (found?.version ?? 1) + (isChange ? 1 : 0);
  return storedResponse({ ...template, version }, notStored('templates'));
}

export interface GivenTemplate extends Omit<TemplateContent, 'kind'> {
  code: string;
  /** Default: that of the stored template; `list` for a new one. */
  kind?: TemplateContent['kind'] | undefined;
}
