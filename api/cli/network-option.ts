import { isIPv4, isIPv6 } from 'node:net';
import { InvalidArgumentError } from 'commander';

/**
 * Reads a network in CIDR notation, or one address, and adds it to the previous ones.
 * @throws {InvalidArgumentError}
 */
export function readNetwork(text: string, previous: readonly string[] = []): string[] {
  const network = networkOf(text.trim());
  if (network === null) {
    throw new InvalidArgumentError(
      'Expected an IPv4 or IPv6 address or network, such as 203.0.113.0/24 or 2001:db8::/32.',
    );
  }
  return [...new Set([...previous, network])];
}

function networkOf(text: string): string | null {
  const [, address = '', length] = /^([\d.]+|[\da-f:.]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? [];
  if (isIPv4(address)) return cidrOf(address, length, 32);
  if (!isIPv6(address)) return null;
  const spelled = URL.parse(`http://[${address}]`)?.hostname.slice(1, -1) ?? address;
  // Clients at ::ffff:192.0.2.1 are compared as IPv4, so a network of such addresses would never match.
  return spelled.startsWith('::ffff:') ? null : cidrOf(spelled, length, 128);
}

function cidrOf(address: string, length: string | undefined, bits: number): string | null {
  const prefix = Number(length ?? bits);
  return prefix <= bits ? `${address}/${prefix}` : null;
}
