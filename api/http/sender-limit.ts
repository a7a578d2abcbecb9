import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LimitSettings } from './account-limit.ts';
import { senderNetworks } from './networks.ts';
import { secondsUntil, tooManyRequests } from './too-many-requests.ts';

export type LimitSubmission = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * Makes the rate limit of submissions, per sender over all forms, accepted or not. The sender is
 * `request.ip`, so a forwarded address counts only from a trusted proxy.
 * @throws {Refusal} too_many_requests with Retry-After, from the check
 */
export function senderLimit({ max, count, now }: LimitSettings): LimitSubmission {
  return async ({ ip }, reply) => {
    if (max === null) return;
    // Narrowest network first, so that what a sender sends over its limit does not count against its neighbors.
    for (const [at, { name, share }] of senderNetworks(ip).entries()) {
      const allowed = max * share;
      const used = await count({ key: `forms of ${name}`, window: minute, max: allowed });
      const seconds = secondsUntil(used.resetsAt, now());
      const isOver = used.count > allowed;
      if (at === 0 || isOver) {
        reply.headers({
          'ratelimit-limit': allowed,
          'ratelimit-remaining': Math.max(0, allowed - used.count),
          'ratelimit-reset': seconds,
        });
      }
      if (isOver) throw tooManyRequests(seconds);
    }
  };
}

const minute = 60_000;
