import type { FastifyReply } from 'fastify';
import { secondsUntil, tooManyRequests } from './too-many-requests.ts';

/**
 * Counts a use of a key in its window; beyond `max` the count may stop. `resetsAt` is in milliseconds since the
 * epoch.
 */
export type CountUse = (use: {
  key: string;
  window: number;
  max: number;
}) => Promise<{ count: number; resetsAt: number }>;

/** Of a limit per minute. */
export interface LimitSettings {
  /** Uses in a minute; null is no limit. */
  max: number | null;
  count: CountUse;
  /** Milliseconds since the epoch. */
  now(): number;
}

const minute = 60_000;

/**
 * Limits the calls of an account key and sets the rate limit headers.
 * @throws {Refusal} too_many_requests with Retry-After, from the check
 */
export function accountLimit({ max, count, now }: LimitSettings) {
  return async (keyId: string, reply: FastifyReply): Promise<void> => {
    if (max === null) return;
    const used = await count({ key: `account:${keyId}`, window: minute, max });
    const seconds = secondsUntil(used.resetsAt, now());
    reply.headers({
      'ratelimit-limit': max,
      'ratelimit-remaining': Math.max(0, max - used.count),
      'ratelimit-reset': seconds,
    });
    if (used.count > max) throw tooManyRequests(seconds);
  };
}

/** Counted names, at most some 30 MB. */
const capacity = 100_000;

/** Counts in this process, for a single server. */
export function countInMemory(now: () => number): CountUse {
  const counts = new Map<string, { count: number; resetsAt: number }>();
  return async ({ key, window }) => {
    const known = counts.get(key);
    const at = now();
    const end = at + window;
    const next =
      known && known.resetsAt > at
        ? // A later end was set before the clock was set back.
          { count: known.count + 1, resetsAt: Math.min(known.resetsAt, end) }
        : { count: 1, resetsAt: end };
    // Maps keep insertion order, so the first windows end first.
    counts.delete(key);
    counts.set(key, next);
    for (const [old, { resetsAt }] of counts) {
      if (resetsAt > at && counts.size <= capacity) break;
      counts.delete(old);
    }
    return next;
  };
}
