import type { OperationModel } from './operation-model.ts';
import type { ErrorResponse } from './responses.ts';

/** The errors that calls of a page share, so that the page explains each once. */
export interface CommonErrors {
  /** Errors of every call. */
  always: ErrorResponse[];
  /** Besides those, of every call with a body. */
  withBody: ErrorResponse[];
}

type Call = Pick<OperationModel, 'errors' | 'groups'>;

/** Nothing is shared where there is only one such call. */
export function commonErrors(calls: readonly Call[]): CommonErrors {
  const always = shared(calls);
  const withBody = shared(calls.filter(hasBody)).filter(({ code }) => !holds(always, code));
  return { always, withBody };
}

/** The errors of a call that the page does not explain with those of all calls. */
export function ownErrors(call: Call, { always, withBody }: CommonErrors): ErrorResponse[] {
  return call.errors.filter(
    ({ code }) => !holds(always, code) && !(hasBody(call) && holds(withBody, code)),
  );
}

export function hasBody({ groups }: Pick<Call, 'groups'>): boolean {
  return groups.some(({ title }) => title === 'Body');
}

function shared([first, ...others]: readonly Call[]): ErrorResponse[] {
  if (!first || others.length === 0) return [];
  return first.errors.filter(({ code }) => others.every(({ errors }) => holds(errors, code)));
}

function holds(errors: readonly ErrorResponse[], code: string): boolean {
  return errors.some((error) => error.code === code);
}
