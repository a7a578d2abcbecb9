import ipaddr from 'ipaddr.js';
import { bareAddress } from './bare-address.ts';

/** A network whose submissions are counted. */
export interface SenderNetwork {
  name: string;
  /** Its limit, as a multiple of one sender's. */
  share: number;
}

/**
 * The networks to which an address counts, narrowest first. An IPv6 subscriber has at least a /64, often a
 * /56, and a site a /48 (RFC 6177), so limits per address, or per /64 alone, could be evaded.
 */
export function senderNetworks(address: string): SenderNetwork[] {
  const bare = bareAddress(address);
  if (!ipaddr.isValid(bare)) return [{ name: bare, share: 1 }];
  const parsed = ipaddr.process(bare);
  if (parsed.kind() === 'ipv4') return [{ name: parsed.toString(), share: 1 }];
  const bytes = parsed.toByteArray();
  return shares.map(({ bits, share }) => ({
    name: `${bytes.slice(0, bits / 8).join('.')}/${bits}`,
    share,
  }));
}

const shares = [
  { bits: 64, share: 1 },
  { bits: 56, share: 2 },
  { bits: 48, share: 4 },
];
