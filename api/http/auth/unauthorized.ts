import { ApiError, type Fault } from '@grovemail/contract/api-error.ts';
import { errors } from '@grovemail/contract/errors.ts';
import type { CallScope, KeyScope } from '@grovemail/domain/keys/key-scope.ts';
import { authorizationFault } from './presented-key.ts';

/** 403 with the word of the specification; the reason is in `faults`. */
export function unauthorized(fault: Fault): ApiError {
  return new ApiError('unauthorized', { messages: [errors.unauthorized.text], faults: [fault] });
}

/** The one response for unknown, revoked and expired keys, and those not allowed from the caller's network. */
export function unknownKey(): ApiError {
  return unauthorized(
    authorizationFault(
      'No active key matches. It may be mistyped, revoked or expired, belong to another server, or not be allowed from your network.',
    ),
  );
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
