import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address is one of the public internet's. Loopback, private, link-local,
 * metadata, multicast and reserved ones are not, nor is any IPv6 address that stands for an IPv4 one
 * (mapped, 6to4, NAT64, Teredo): what it leads to would go unseen.
 * @param address as a resolver gives it
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  // Only this eighth of IPv6 was ever given out (RFC 4291 §2.4); `::7f00:1` is not in it.
  return parsed instanceof ipaddr.IPv4 || parsed.match(ipaddr.IPv6.parse('2000::'), 3);
}
