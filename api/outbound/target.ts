import { isIP } from 'node:net';
import { OutboundError } from './outbound-error.ts';
import { isPublicAddress } from './public-address.ts';

/** Where a request goes once its address was looked at. */
export interface Target {
  url: URL;
  /** The operator named this host and port: neither its address nor a missing TLS matters. */
  isAllowed: boolean;
}

/**
 * Makes the check that needs no look-up: https, no user in the address, no port of another known
 * service, and no IP address that is not public, however it is written.
 * @param allow `host:port` of what may be called all the same, an IPv6 host in brackets
 * @throws {OutboundError} `refused`, from the check
 */
export function targetCheck(allow: readonly string[]): (address: string) => Target {
  const allowed = new Set(allow.map((entry) => entry.toLowerCase()));
  return (address) => {
    const url = URL.parse(address);
    if (!url) throw refused('That is no complete address.');
    const { protocol, hostname, username, password } = url;
    if (protocol !== 'https:' && protocol !== 'http:') throw refused('Only https is called.');
    if (username !== '' || password !== '') {
      throw refused(`The address of ${hostname} holds a user or a password.`);
    }
    const port = Number(url.port || (protocol === 'https:' ? 443 : 80));
    if (allowed.has(`${hostname}:${port}`)) return { url, isAllowed: true };
    if (protocol !== 'https:') throw refused(`${hostname} is called by https only.`);
    if (port < firstFreePort && port !== 443) {
      throw refused(`Port ${port} of ${hostname} belongs to another service.`);
    }
    // The URL parser has turned 2130706433, 0x7f.1 and 0177.0.0.1 into 127.0.0.1 by now. Node asks
    // no look-up about an IP address, so it is judged here.
    const bare = hostname.replace(/^\[|\]$/g, '');
    if (isIP(bare) !== 0 && !isPublicAddress(bare)) {
      throw refused(`${hostname} is no public address.`);
    }
    return { url, isAllowed: false };
  };
}

/** Whether that check lets an address pass, so that one that never can be called is refused at once. */
export function passesCheck(address: string, allow: readonly string[]): boolean {
  try {
    targetCheck(allow)(address);
    return true;
  } catch (error) {
    if (error instanceof OutboundError) return false;
    throw error;
  }
}

/** Below it stand the ports of well-known services. */
const firstFreePort = 1_024;

function refused(message: string): OutboundError {
  return new OutboundError('refused', message);
}
