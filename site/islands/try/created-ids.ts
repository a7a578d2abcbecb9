import type { RequestForm } from '@grovemail/domain/request-form/form-field.ts';
import type { RequestValues } from '@grovemail/domain/request-form/request-of.ts';
import type { Answer } from './send-request.ts';

/** What was last made, by the path at which it was: `/v1/contacts`. */
const createdIds = new Map<string, string>();

/** Remembers what a call made, so that the next one can ask for it. */
export function rememberId({ method, path }: RequestForm, { status, payload }: Answer): void {
  const id = (payload as { data?: { id?: unknown } } | null)?.data?.id;
  if (method === 'POST' && status < 300 && typeof id === 'string') createdIds.set(path, id);
}

/** The example of a contract is nothing that the reader has: what was just made stands in its place. */
export function withCreatedId({ path }: RequestForm, values: RequestValues): RequestValues {
  const id = createdIds.get(path.split('/{id}')[0] ?? '');
  return id && path.includes('/{id}') ? { ...values, params: { ...values.params, id } } : values;
}
