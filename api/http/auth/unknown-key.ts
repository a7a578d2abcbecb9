import type { ApiError } from '@grovemail/contract/api-error.ts';
import { authorizationFault, unauthorized } from '@grovemail/contract/key-errors.ts';

/** The error for unknown, revoked and expired keys, and keys that are not allowed from the caller's network. */
export function unknownKey(): ApiError {
  return unauthorized(
    authorizationFault(
      'No active key matches. It may be mistyped, revoked or expired, belong to another server, or not be allowed from your network.',
    ),
  );
}
