import type { ServerResponse } from 'node:http';
import { senderNetworks } from './sender-networks.ts';
import { tooManyRequests } from './too-many-requests.ts';

/**
 * Limits a sender's requests that are under way. Behind a proxy, whose connections are not limited, one sender could
 * otherwise hold them all with slow bodies.
 * @returns the check, which throws a too_many_requests Refusal
 */
export function limitAtOnce(max: number): (address: string, response: ServerResponse) => void {
  const underWay = new Map<string, number>();
  return (address, response) => {
    const networks = senderNetworks(address);
    const isOver = networks.some(({ name, share }) => (underWay.get(name) ?? 0) >= max * share);
    if (isOver) throw tooManyRequests(1);
    for (const { name } of networks) underWay.set(name, (underWay.get(name) ?? 0) + 1);
    response.once('close', () => {
      for (const { name } of networks) {
        const left = (underWay.get(name) ?? 0) - 1;
        if (left > 0) underWay.set(name, left);
        else underWay.delete(name);
      }
    });
  };
}
