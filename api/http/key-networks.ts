import ipaddr from 'ipaddr.js';
import { bareAddress } from './bare-address.ts';

/**
 * Whether a key may be used from an address.
 * @param address as reported by trusted proxies
 * @param networks in CIDR; an empty list allows every address
 */
export function isInNetworks(address: string, networks: readonly string[]): boolean {
  if (networks.length === 0) return true;
  const bare = bareAddress(address);
  if (!ipaddr.isValid(bare)) return false;
  // IPv4 clients of a dual-stack socket appear as ::ffff:192.0.2.1.
  const parsed = ipaddr.process(bare);
  return networks.some((network) => {
    const [base, length] = ipaddr.parseCIDR(network);
    return base.kind() === parsed.kind() && parsed.match(base, length);
  });
}
