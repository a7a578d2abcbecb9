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
 * A template or one of its versions, as visible in this data space.
 * @throws {ApiError} unknown_template or unknown_version
 */
export async function templateOf(
  { store }: Pick<TemplateDeps, 'store'>,
  space: Space,
  code: string,
  version?: number,
): Promise<StoredTemplate> {
  const current = await available(() => store.readTemplate(code));
  const visible = templateIn(space, code, current);
  if (!visible) throw await unknownTemplate(store, space, code);
  if (version === undefined || version === visible.version) return visible;
  const earlier =
    visible === current ? await available(() => store.readTemplate(code, version)) : null;
  if (!earlier) throw new ApiError('unknown_version');
  return earlier;
}

/** The response with a stored template. */
export function storedResponse(template: StoredTemplate, ...more: Warning[]): RouteResponse {
  const warnings = [...more, ...templateNotes(template)];
  const data = templateResource(template);
  return { status: 200, body: accepted({ data, ...(warnings.length > 0 ? { warnings } : {}) }) };
}

interface Warning {
  code: string;
  message: string;
}

/** The response to a test key: the template that a live key would have stored. */
export async function checkedResponse(
  { store, now }: TemplateDeps,
  space: Space,
  input: TemplateInput,
): Promise<RouteResponse> {
  const { code } = input;
  const stored = templateIn(space, code, await available(() => store.readTemplate(code)));
  const kind = input.kind ?? stored?.kind ?? 'list';
  const template = { ...input, kind, createdAt: stored?.createdAt ?? now(), updatedAt: now() };
  const isChange = stored !== null && !isSameContent(stored, template);
  const version = (stored?.version ?? 1) + (isChange ? 1 : 0);
  return storedResponse({ ...template, version }, notStored('templates'));
}

export interface TemplateInput extends Omit<TemplateContent, 'kind'> {
  code: string;
  /** Default: that of the stored template; `list` for a new one. */
  kind?: TemplateContent['kind'] | undefined;
}
