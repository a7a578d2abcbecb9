import { type KeyScope, keyScopes } from '@grovemail/domain/keys/key-scope.ts';
import { InvalidArgumentError } from 'commander';

/** Reads a key scope and adds it to the previous ones. @throws {InvalidArgumentError} */
export function readScope(text: string, previous: readonly KeyScope[] = []): KeyScope[] {
  const scope = keyScopes.find((known) => known === (text === 'push' ? 'push-only' : text));
  if (!scope) throw new InvalidArgumentError(`Allowed choices are ${choices.join(', ')}.`);
  const scopes = [...new Set([...previous, scope])];
  const exclusive = scopes.find((each) => each === 'all' || each === 'push-only');
  if (exclusive && scopes.length > 1)
    throw new InvalidArgumentError(`${exclusive} cannot be combined with other scopes.`);
  return scopes;
}

/** As operators write them: push is short for push-only. */
const choices = keyScopes.map((scope) => (scope === 'push-only' ? 'push' : scope));
