import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address is publicly routable. Loopback, private, link-local, metadata, multicast and
 * reserved ones are not, nor is any IPv6 address that embeds an IPv4 one (mapped, 6to4, NAT64, Teredo),
 * which would hide its real target.
 * @param address as returned by a resolver
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  // Only 2000::/3 is assigned as global unicast (RFC 4291 §2.4); `::7f00:1` is outside of it.
  return parsed instanceof ipaddr.IPv4 || parsed.match(ipaddr.IPv6.parse('2000::'), 3);
}
