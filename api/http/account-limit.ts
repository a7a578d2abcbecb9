import { Refusal } from '@grovemail/contract/refusal.ts';
import type { FastifyReply } from 'fastify';

/**
 * Counts one more use of a key in its window; past `max` the count may stand still. `resetsAt` is
 * milliseconds since the epoch.
 */
export type CountUse = (use: {
  key: string;
  window: number;
  max: number;
}) => Promise<{ count: number; resetsAt: number }>;

const minute = 60_000;

/**
 * Makes the limit on the calls of one account key (goal S5); its figures stand in every answer.
 * @param settings.max calls in a minute; null is no limit
 * @throws {Refusal} too_many_requests with Retry-After, from the check
 */
export function accountLimit({
  max,
  count,
  now,
}: {
  max: number | null;
  count: CountUse;
  now(): number;
}) {
  return async (keyId: string, reply: FastifyReply): Promise<void> => {
    if (max === null) return;
    const used = await count({ key: `account:${keyId}`, window: minute, max });
    const seconds = Math.max(1, Math.ceil((used.resetsAt - now()) / 1_000));
    reply.headers({
      'ratelimit-limit': max,
      'ratelimit-remaining': Math.max(0, max - used.count),
      'ratelimit-reset': seconds,
    });
    if (used.count > max) {
      throw new Refusal('too_many_requests', { headers: { 'retry-after': String(seconds) } });
    }
  };
}

/** Counts in this process alone, for a server that shares its work with no other. */
export function countInMemory(now: () => number): CountUse {
  const counts = new Map<string, { count: number; resetsAt: number }>();
  return async ({ key, window }) => {
    const known = counts.get(key);
    const at = now();
    const next =
      known && known.resetsAt > at
        ? { count: known.count + 1, resetsAt: known.resetsAt }
        : { count: 1, resetsAt: at + window };
    // What is written last stands last, so those at the front have ended first.
    counts.delete(key);
    counts.set(key, next);
    for (const [old, { resetsAt }] of counts) {
      if (resetsAt > at) break;
      counts.delete(old);
    }
    return next;
  };
}
