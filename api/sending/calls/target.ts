import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { OutboundError } from './outbound-error.ts';

/** A checked address. */
export interface Target {
  url: URL;
  /** On the operator's allowlist: may be private and plain http. */
  isAllowed: boolean;
}

/**
 * Creates the check before the DNS lookup: https, no credentials in the URL, no well-known port of another service, no private
 * IP address in any notation.
 * @param allow allowlist of `host:port`, an IPv6 host in brackets
 * @throws {OutboundError} `forbidden`, from the check
 */
export function targetCheck(allow: readonly string[]): (address: string) => Target {
  const allowed = new Set(allow.map((entry) => entry.toLowerCase()));
  return (address) => {
    const url = URL.parse(address);
    if (!url) throw forbidden('That is not a complete URL.');
    const { protocol, hostname, username, password } = url;
    if (protocol !== 'https:' && protocol !== 'http:')
      throw forbidden('Only https URLs are allowed.');
    if (username !== '' || password !== '') {
      throw forbidden(`The URL of ${hostname} contains a user or a password.`);
    }
    if (hostname.length > maxNameLength) throw forbidden('The name of its host is too long.');
    if (allowed.has(hostAndPort(url))) return { url, isAllowed: true };
    // Node calls no lookup for an IP address. The URL parser has normalized 2130706433, 0x7f.1 and 0177.0.0.1 to 127.0.0.1.
    const bare = hostname.replace(/^\[|\]$/g, '');
    if (isIP(bare) !== 0 && !isPublicAddress(bare)) throw forbidden(notPublic(hostname));
    if (protocol !== 'https:') {
      const isLocal = hostname === 'localhost';
      throw forbidden(isLocal ? notPublic(hostname) : `${hostname} must be called over https.`);
    }
    const port = portOf(url);
    if (port < firstUserPort && port !== 443) {
      throw forbidden(`Port ${port} of ${hostname} belongs to another service.`);
    }
    return { url, isAllowed: false };
  };
}

export function notPublic(host: string): string {
  return `${host} is not a public address. Use an https URL that anyone can reach.`;
}

/** Whether `targetCheck` accepts an address. */
export function passesCheck(address: string, allow: readonly string[]): boolean {
  return targetFault(address, allow) === null;
}

/** The error message of `targetCheck`; null if it accepts the address. */
export function targetFault(address: string, allow: readonly string[]): string | null {
  try {
    targetCheck(allow)(address);
    return null;
  } catch (error) {
    if (error instanceof OutboundError) return error.message;
    throw error;
  }
}

/**
 * The error message of `targetCheck`, outside production with the setting that would allow a private address.
 */
export function targetFaultHere(
  address: string,
  { isProduction, outboundAllow }: { isProduction: boolean; outboundAllow: readonly string[] },
): string | null {
  const fault = targetFault(address, outboundAllow);
  const url = URL.parse(address);
  if (isProduction || !url || fault !== notPublic(url.hostname)) return fault;
  return `${fault} On your own server, add ${hostAndPort(url)} to OUTBOUND_ALLOW and restart it.`;
}

/** In the format of the allowlist. */
export function hostAndPort(url: URL): string {
  return `${url.hostname}:${portOf(url)}`;
}

function portOf({ port, protocol }: URL): number {
  return Number(port || (protocol === 'https:' ? 443 : 80));
}

/** Characters of a domain name (RFC 1035 §2.3.4). */
const maxNameLength = 253;

/** Lower ports belong to well-known services (RFC 6335 §6). */
const firstUserPort = 1_024;

function forbidden(message: string): OutboundError {
  return new OutboundError('forbidden', message);
}

/**
 * Whether an IP address is publicly routable. Loopback, private, link-local, metadata, multicast and reserved ones are not, nor
 * are IPv6 addresses that embed an IPv4 address (mapped, 6to4, NAT64, Teredo).
 * @param address as returned by a resolver
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  // Only 2000::/3 is assigned as global unicast (RFC 4291 §2.4); `::7f00:1` is outside of it.
  return parsed instanceof ipaddr.IPv4 || parsed.match(ipaddr.IPv6.parse('2000::'), 3);
}
