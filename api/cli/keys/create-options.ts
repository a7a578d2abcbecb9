import { type KeyScope, keyScopes } from '@grovemail/domain/keys/key-scope.ts';
import { InvalidArgumentError } from 'commander';
import { asNetwork } from '../../keys/network.ts';
import { exclusiveScope } from '../../keys/new-key.ts';

/** Reads a key scope and adds it to the previous ones. @throws {InvalidArgumentError} */
export function readScope(text: string, previous: readonly KeyScope[] = []): KeyScope[] {
  const scope = keyScopes.find((known) => known === (text === 'push' ? 'push-only' : text));
  if (!scope) throw new InvalidArgumentError(`Allowed choices are ${choices.join(', ')}.`);
  const scopes = [...new Set([...previous, scope])];
  const exclusive = exclusiveScope(scopes);
  if (exclusive)
    throw new InvalidArgumentError(`${exclusive} cannot be combined with other scopes.`);
  return scopes;
}

/** Help and errors call push-only `push`. */
const choices = keyScopes.map((scope) => (scope === 'push-only' ? 'push' : scope));

/**
 * Parses a network in CIDR notation, or a single address, and appends it to the previous ones.
 * @throws {InvalidArgumentError} for anything else
 */
export function readNetwork(text: string, previous: readonly string[] = []): string[] {
  const network = asNetwork(text.trim());
  if (network === null) {
    throw new InvalidArgumentError(
      'Expected an IPv4 or IPv6 address or network, such as 203.0.113.0/24 or 2001:db8::/32.',
    );
  }
  return [...new Set([...previous, network])];
}
