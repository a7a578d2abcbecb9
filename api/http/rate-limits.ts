import rateLimit, {
  type FastifyRateLimitStore,
  type FastifyRateLimitStoreCtor,
  normalizeIP,
} from '@fastify/rate-limit';
import { Refusal } from '@grovemail/contract/refusal.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CountUse } from './account-limit.ts';

/** Submissions per minute; null is no limit. */
export interface Limits {
  formsPerMinute: number | null;
  globalPerMinute: number | null;
}

interface SharedCounts {
  count: CountUse;
  /** Milliseconds since the epoch. */
  now(): number;
}

export type LimitSubmission = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * Makes the check that every submission passes: so many per address, over all forms together, and
 * so many from everyone (goal S5). Who the sender is follows from `request.ip`, so a forwarded
 * address counts only when the configuration trusts the proxy.
 * @param shared counts for all processes together, by that clock; null counts in this one alone
 * @throws {Refusal} too_many_requests, with Retry-After
 */
export async function addRateLimits(
  app: FastifyInstance,
  limits: Limits,
  shared: SharedCounts | null,
): Promise<LimitSubmission> {
  await app.register(rateLimit, {
    global: false,
    ...(shared ? { store: limiterStore(shared) } : {}),
  });
  const checks = [
    // An IPv6 address is shortened to its network.
    limit(limits.formsPerMinute, ({ ip }) => `forms of ${normalizeIP(ip)}`),
    limit(limits.globalPerMinute, () => 'forms of everyone'),
  ].filter((check) => check !== null);

  return async (request, reply) => {
    for (const check of checks) {
      const state = await check(request);
      if (state.isAllowed) continue;
      // The first check is the sender's own: its figures are the ones that help.
      if (!reply.hasHeader('ratelimit-limit') || state.isExceeded) {
        reply.headers({
          'ratelimit-limit': state.max,
          'ratelimit-remaining': state.remaining,
          'ratelimit-reset': state.ttlInSeconds,
        });
      }
      if (state.isExceeded) {
        throw new Refusal('too_many_requests', {
          headers: { 'retry-after': String(state.ttlInSeconds) },
        });
      }
    }
  };

  function limit(max: number | null, keyGenerator: (request: FastifyRequest) => string) {
    return max === null ? null : app.createRateLimit({ max, timeWindow: '1 minute', keyGenerator });
  }
}

/** The plug-in's way to keep its counts elsewhere. Names say what they count, so all can be in one place. */
function limiterStore({ count, now }: SharedCounts): FastifyRateLimitStoreCtor {
  return class implements FastifyRateLimitStore {
    incr: FastifyRateLimitStore['incr'] = (key, callback, window, max) => {
      count({ key, window, max }).then(
        ({ count: current, resetsAt }) =>
          callback(null, { current, ttl: Math.max(0, resetsAt - now()) }),
        callback,
      );
    };

    child(): this {
      return this;
    }
  };
}
