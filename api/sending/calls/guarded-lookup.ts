import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { promisify } from 'node:util';
import { OutboundError } from './outbound-error.ts';
import { isPublicAddress, notPublic } from './target.ts';

/** All addresses of a host name. */
export type Resolve = (hostname: string) => Promise<LookupAddress[]>;

const lookup = promisify(systemLookup);

export const systemResolve: Resolve = (hostname) => lookup(hostname, { all: true });

/**
 * A DNS lookup for `node:https` that only resolves to public addresses. The socket connects to the checked address, which
 * prevents DNS rebinding.
 */
export function guardedLookup(resolve: Resolve): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname).then(
      (addresses) => {
        const [first] = addresses;
        if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
          callback(new OutboundError('forbidden', notPublic(hostname)), '');
        } else if (options.all) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, ''),
    );
  };
}
