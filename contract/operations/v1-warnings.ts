import type { CallScope } from '@grovemail/domain/keys/key-scope.ts';

/** The warning about a call with a test key that only a live one carries out. */
export const notStoredCode = 'not_stored';

/** A sentence about it. */
export function notStoredMessage(scope: CallScope): string {
  return `Nothing was stored or changed, because this is a test key: it only checks the call. Make it with a live key that has the scope ${scope}.`;
}
