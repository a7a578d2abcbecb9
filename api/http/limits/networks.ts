import { compile } from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';

/**
 * Removes the port that some proxies append in X-Forwarded-For: `192.0.2.1:4711` or `[2001:db8::1]:443` (RFC 7239 §6).
 */
export function bareAddress(text: string): string {
  const [, bracketed, dotted] = withPort.exec(text) ?? [];
  return bracketed ?? dotted ?? text;
}

const withPort = /^(?:\[([\da-f:.]+)\](?::\d{1,5})?|(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5})$/i;

/** IPv4 clients of a dual-stack socket appear as ::ffff:192.0.2.1. */
function parsed(address: string) {
  const bare = bareAddress(address);
  return ipaddr.isValid(bare) ? ipaddr.process(bare) : null;
}

/**
 * The network of an address, about the size of a household or office: /24 for IPv4, /48 for IPv6. Anything else is
 * returned unchanged.
 */
export function networkOf(address: string): string {
  const ip = parsed(address);
  if (!ip) return bareAddress(address);
  return ip
    .toByteArray()
    .slice(0, ip.kind() === 'ipv4' ? 3 : 6)
    .join('.');
}

/** A network whose submissions are counted. */
interface SenderNetwork {
  name: string;
  /** Its limit, as a multiple of one sender's. */
  share: number;
}

/**
 * The networks of an address for rate limits, narrowest first. An IPv6 subscriber has at least a /64, often a /56, and a site
 * a /48 (RFC 6177), so limits per address or per /64 could be evaded.
 */
export function senderNetworks(address: string): SenderNetwork[] {
  const ip = parsed(address);
  if (ip?.kind() !== 'ipv6') return [{ name: ip?.toString() ?? bareAddress(address), share: 1 }];
  const bytes = ip.toByteArray();
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

/**
 * Whether a key may be used from an address.
 * @param address as reported by trusted proxies
 * @param networks in CIDR; an empty list allows every address
 */
export function isInNetworks(address: string, networks: readonly string[]): boolean {
  if (networks.length === 0) return true;
  const ip = parsed(address);
  if (!ip) return false;
  return networks.some((network) => {
    const [base, length] = parsedNetwork(network);
    return base.kind() === ip.kind() && ip.match(base, length);
  });
}

/** Cached, since the time for parsing would tell a key with networks from an unknown one. */
function parsedNetwork(network: string) {
  const cached = networkCache.get(network);
  if (cached) return cached;
  if (networkCache.size === maxCachedNetworks) networkCache.clear();
  const parsed = ipaddr.parseCIDR(network);
  networkCache.set(network, parsed);
  return parsed;
}

const networkCache = new Map<string, ReturnType<typeof ipaddr.parseCIDR>>();
const maxCachedNetworks = 1_000;

/**
 * Fastify's `trustProxy` option.
 * @param setting false for none, the number of hops, or IP addresses and networks
 */
export function trustedProxies(setting: false | number | string[]) {
  if (setting === false) return false;
  // Fastify would not trust any proxy for a number; the operator vouches for that many hops.
  if (typeof setting === 'number') return (_: string, hop: number) => hop < setting;
  const trusts = compile(setting);
  return (address: string, hop: number) => trusts(bareAddress(address), hop);
}
