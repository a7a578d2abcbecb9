import { isIPv4, isIPv6 } from 'node:net';

/** A network or an address in canonical CIDR notation, such as `203.0.113.0/24`; null for other text. */
export function asNetwork(text: string): string | null {
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
