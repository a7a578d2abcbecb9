import ipaddr from 'ipaddr.js';
import { bareAddress } from './bare-address.ts';

/**
 * The network that an address belongs to, as one household or office has it: /24 of IPv4, /48 of IPv6.
 * What is no address is its own network.
 */
export function networkOf(address: string): string {
  const bare = bareAddress(address);
  if (!ipaddr.isValid(bare)) return bare;
  const parsed = ipaddr.process(bare);
  const bytes = parsed.toByteArray();
  return bytes.slice(0, parsed.kind() === 'ipv4' ? 3 : 6).join('.');
}
