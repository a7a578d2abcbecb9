import { ApiError } from '@grovemail/contract/api-error.ts';
import { errors } from '@grovemail/contract/errors.ts';
import { nearest } from '@grovemail/contract/fields/nearest.ts';
import { maxTemplates } from '@grovemail/domain/delivery/template-limit.ts';
import { available } from '../../http/responses/available.ts';
import { isVisitorSpace, type Space } from '../../keys/space.ts';
import { sampleTemplates } from '../../mailing/sample-template.ts';
import type { Store } from '../../store/store.ts';

/** The error for an unknown code, with a similar one as a suggestion. */
export async function unknownTemplate(
  store: Pick<Store, 'pageTemplates'>,
  space: Space,
  code: string,
): Promise<ApiError> {
  // The operator's templates are private.
  const { rows } = isVisitorSpace(space)
    ? { rows: sampleTemplates }
    : await available(() => store.pageTemplates({ limit: maxTemplates }));
  const codes = rows.map((row) => row.code);
  const meant = nearest(code, codes, (word) => word.toLowerCase());
  const { text } = errors.unknown_template;
  return new ApiError('unknown_template', {
    messages: meant === null ? [text] : [text, `Did you mean ${meant}?`],
  });
}
