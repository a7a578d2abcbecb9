import { isIPv4, isIPv6 } from 'node:net';
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

/** `push` is short for push-only. */
const choices = keyScopes.map((scope) => (scope === 'push-only' ? 'push' : scope));

/**
 * Parses a network in CIDR notation, or a single address, and appends it to the previous ones.
 * @throws {InvalidArgumentError} for anything else
 */
export function readNetwork(text: string, previous: readonly string[] = []): string[] {
  const network = normalize(text.trim());
  if (network === null) {
    throw new InvalidArgumentError(
      'Expected an IPv4 or IPv6 address or network, such as 203.0.113.0/24 or 2001:db8::/32.',
    );
  }
  return [...new Set([...previous, network])];
}

function normalize(text: string): string | null {
  const [, address = '', prefixLength] = /^([\d.]+|[\da-f:.]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? [];
  if (isIPv4(address)) return toCidr(address, prefixLength, 32);
  if (!isIPv6(address)) return null;
  const compressed = URL.parse(`http://[${address}]`)?.hostname.slice(1, -1) ?? address;
  // Clients at ::ffff:192.0.2.1 are compared as IPv4, so a network of mapped addresses never matches.
  return compressed.startsWith('::ffff:') ? null : toCidr(compressed, prefixLength, 128);
}

function toCidr(address: string, prefixLength: string | undefined, bits: number): string | null {
  const prefix = Number(prefixLength ?? bits);
  return prefix <= bits ? `${address}/${prefix}` : null;
}
