import ipaddr from 'ipaddr.js';
import { bareAddress } from './bare-address.ts';

/** A network in which a sender is counted. */
export interface SenderNetwork {
  name: string;
  /** How many senders' worth of posts the network may send. */
  share: number;
}

/**
 * The networks in which the posts of an address are counted, the sender's own first. With IPv6 one
 * subscriber has at least a /64, often a /56, and a site a /48 (RFC 6177): counted by single
 * addresses, or by /64 alone, each of them would be many senders.
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
