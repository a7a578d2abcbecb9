import ipaddr from 'ipaddr.js';
import { bareAddress } from './bare-address.ts';

/**
 * The network of an address, about the size of a household or office: /24 for IPv4, /48 for IPv6. Anything else is
 * returned unchanged.
 */
export function networkOf(address: string): string {
  const bare = bareAddress(address);
  if (!ipaddr.isValid(bare)) return bare;
  const parsed = ipaddr.process(bare);
  const bytes = parsed.toByteArray();
  return bytes.slice(0, parsed.kind() === 'ipv4' ? 3 : 6).join('.');
}
