import { compile } from '@fastify/proxy-addr';
import { bareAddress } from './bare-address.ts';

/**
 * Fastify's `trustProxy` option.
 * @param setting false for none, the number of hops, or IP addresses and networks
 */
export function trustedProxies(setting: false | number | string[]) {
  if (setting === false) return false;
  // Given a number, Fastify trusts no proxy; here the operator vouches for that many hops.
  if (typeof setting === 'number') return (_: string, hop: number) => hop < setting;
  const trusts = compile(setting);
  return (address: string, hop: number) => trusts(bareAddress(address), hop);
}
