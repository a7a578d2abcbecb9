import type { RequestForm } from '@grovemail/domain/request-form/form-field.ts';
import type { RequestValues } from '@grovemail/domain/request-form/request-of.ts';
import type { ApiResponse } from './send-request.ts';

/** The last created id by path, such as `/v1/contacts`. */
const createdIds = new Map<string, string>();

/** Remembers the id of what a call created, for the next calls. */
export function rememberId({ method, path }: RequestForm, { status, payload }: ApiResponse): void {
  const id = (payload as { data?: { id?: unknown } } | null)?.data?.id;
  if (method === 'POST' && status < 300 && typeof id === 'string') createdIds.set(path, id);
}

/** Replaces the example id, which does not exist in the reader's data, with the last created one. */
export function withCreatedId({ path }: RequestForm, values: RequestValues): RequestValues {
  const id = createdIds.get(path.split('/{id}')[0] ?? '');
  return id && path.includes('/{id}') ? { ...values, params: { ...values.params, id } } : values;
}
