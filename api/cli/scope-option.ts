import { type KeyScope, keyScopes } from '@grovemail/domain/keys/key-scope.ts';
import { InvalidArgumentError } from 'commander';

/** Reads a scope of a key and adds it to those before. @throws {InvalidArgumentError} */
export function readScope(text: string, before: readonly KeyScope[] = []): KeyScope[] {
  const scope = keyScopes.find((known) => known === (text === 'push' ? 'push-only' : text));
  if (!scope) throw new InvalidArgumentError(`Allowed choices are ${choices.join(', ')}.`);
  const scopes = [...new Set([...before, scope])];
  const alone = scopes.find((each) => each === 'all' || each === 'push-only');
  if (alone && scopes.length > 1) throw new InvalidArgumentError(`${alone} stands alone.`);
  return scopes;
}

/** As operators write them; push-only is the same as push. */
const choices = keyScopes.map((scope) => (scope === 'push-only' ? 'push' : scope));
