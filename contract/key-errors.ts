import type { CallScope, KeyScope } from '@grovemail/domain/keys/key-scope.ts';
import { ApiError, type Fault } from './api-error.ts';
import { errors } from './errors.ts';

export function authorizationFault(message: string): Fault {
  return { param: 'Authorization', message };
}

export const howToSendKey = 'Send Authorization: Bearer, a space and your key.';
export const missingKey = authorizationFault(
  `The Authorization header is missing. ${howToSendKey}`,
);

/** 403 with the word of the specification; the reason is in `faults`. */
export function unauthorized(fault: Fault): ApiError {
  return new ApiError('unauthorized', { messages: [errors.unauthorized.text], faults: [fault] });
}

/** 403 for a call that a key in force does not open; only its holder gets to know what it opens. */
export function outsideScope(needed: CallScope, scopes: readonly KeyScope[]): ApiError {
  return new ApiError('outside_scope', {
    messages: [errors.outside_scope.text, `It needs the scope ${needed}.`],
    faults: [
      authorizationFault(`This call needs the scope ${needed}. The key has ${scopes.join(', ')}.`),
    ],
  });
}
