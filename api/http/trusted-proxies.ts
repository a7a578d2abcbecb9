import { compile } from '@fastify/proxy-addr';
import { bareAddress } from './bare-address.ts';

/**
 * Which of the proxies in front may say where a request came from.
 * @param setting false for none, the number of hops, or addresses and networks
 */
export function trustedProxies(setting: false | number | string[]) {
  if (setting === false) return false;
  // Fastify trusts nobody when given a bare number of hops: the operator vouches for the hops here.
  if (typeof setting === 'number') return (_: string, hop: number) => hop < setting;
  const trusts = compile(setting);
  return (address: string, hop: number) => trusts(bareAddress(address), hop);
}
