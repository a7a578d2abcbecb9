import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { promisify } from 'node:util';
import { OutboundError } from './outbound-error.ts';
import { isPublicAddress } from './public-address.ts';

/** All addresses of a host name. */
export type Resolve = (hostname: string) => Promise<LookupAddress[]>;

const system = promisify(systemLookup);

export const resolveBySystem: Resolve = (hostname) => system(hostname, { all: true });

/**
 * A look-up for `node:https` that answers public addresses only. What it has judged is what the
 * socket connects to, so a name that answers differently the next time gains nothing.
 */
export function guardedLookup(resolve: Resolve): LookupFunction {
  return (hostname, options, answer) => {
    resolve(hostname).then(
      (found) => {
        const [first] = found;
        if (!first || !found.every(({ address }) => isPublicAddress(address))) {
          answer(new OutboundError('refused', `${hostname} is no public address.`), '');
        } else if (options.all) answer(null, found);
        else answer(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => answer(error, ''),
    );
  };
}
