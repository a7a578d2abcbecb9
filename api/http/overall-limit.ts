import type { LimitSettings } from './account-limit.ts';
import { networkOf } from './networks.ts';
import { secondsUntil } from './too-many-requests.ts';

/**
 * Counts a submission against the limit that all senders share per minute.
 * @param name of the shared limit
 * @param address of the sender
 * @returns the seconds until the limit resets; null within it
 */
export type LimitOverall = (name: string, address: string) => Promise<number | null>;

/**
 * The limit over all senders together. The first two submissions of a network in a minute are never over it, and
 * never use it up, so that a flood slows only the networks that it comes from.
 */
export function overallLimit({ max, count, now }: LimitSettings): LimitOverall {
  return async (name, address) => {
    if (max === null) return null;
    const key = `${name} of network ${networkOf(address)}`;
    const own = await count({ key, window: minute, max: firstOfNetwork });
    if (own.count <= firstOfNetwork) return null;
    const all = await count({ key: `all ${name}`, window: minute, max });
    return all.count > max ? secondsUntil(all.resetsAt, now()) : null;
  };
}

const minute = 60_000;
const firstOfNetwork = 2;
