import { ApiError } from '@grovemail/contract/api-error.ts';
import type { ErrorCode } from '@grovemail/contract/errors.ts';
import { visitorLimits } from '@grovemail/domain/keys/visitor-limits.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf, senderNetworks } from './networks.ts';
import type { CountUse } from './use-counts.ts';

interface LimitSettings {
  /** Uses per minute; null for no limit. */
  max: number | null;
  count: CountUse;
  /** Milliseconds since the epoch. */
  now(): number;
}

/** A response whose headers can be set. */
interface WithHeaders {
  headers(values: Record<string, number>): unknown;
}

/** @param seconds until the next request is allowed */
export function tooManyRequests(seconds: number): ApiError {
  return new ApiError('too_many_requests', { headers: { 'retry-after': String(seconds) } });
}

/**
 * Limits the calls of an account key and sets the rate limit headers. `max` applies to operators' keys; visitors' test keys
 * and networks without a valid key have at most `visitorLimits.callsPerMinute`. A call counted as several is over the limit
 * only if the limit was used up before it.
 * @throws {ApiError} too_many_requests with Retry-After, from the check
 */
export function accountLimit({ max, ...settings }: LimitSettings) {
  return async (
    name: string,
    reply: WithHeaders,
    isOperators: boolean,
    further = 0,
  ): Promise<void> => {
    if (max === null) return;
    const limit = isOperators ? max : Math.min(max, visitorLimits.callsPerMinute);
    const used = await use(`account:${name}`, limit, settings, further);
    reply.headers(used.headers);
    if (used.isOver) throw tooManyRequests(used.seconds);
  };
}

/**
 * Counts a submission before its body is read.
 * @returns too_many_requests beyond the limit; null within it
 * @throws {ApiError} too_many_requests beyond twice the limit
 */
export type LimitSubmission = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<ApiError | null>;

/**
 * Limits submissions per sender over all forms. The sender is `request.ip`, so forwarded addresses count only from trusted
 * proxies. Errors have Retry-After.
 */
export function senderLimit({ max, ...settings }: LimitSettings): LimitSubmission {
  return async ({ ip }, reply) => {
    if (max === null) return null;
    // Narrowest network first, so that a sender over its limit does not use up its neighbors' limit.
    for (const [at, { name, share }] of senderNetworks(ip).entries()) {
      const used = await use(`forms of ${name}`, max * share, settings);
      if (at === 0 || used.isOver) reply.headers(used.headers);
      if (!used.isOver) continue;
      const error = tooManyRequests(used.seconds);
      if (used.count > 2 * max * share) throw error;
      return error;
    }
    return null;
  };
}

/**
 * Counts a submission against the limit that all senders share per minute.
 * @param name of the shared limit
 * @param address of the sender
 * @returns the seconds until the limit resets; null within it
 */
export type LimitOverall = (name: string, address: string) => Promise<number | null>;

/**
 * Limits all senders together. It ignores the first two submissions of a network in a minute, so that a flood slows only the
 * networks that it comes from.
 */
export function overallLimit({ max, ...settings }: LimitSettings): LimitOverall {
  return async (name, address) => {
    if (max === null) return null;
    const own = await use(`${name} of network ${networkOf(address)}`, freePerNetwork, settings);
    if (!own.isOver) return null;
    const all = await use(`all ${name}`, max, settings);
    return all.isOver ? all.seconds : null;
  };
}

const freePerNetwork = 2;

/**
 * Runs the action of a signed link or token, and counts it if the signature is invalid.
 * @param address of the sender
 * @throws {ApiError} too_many_requests with Retry-After, in place of an error beyond the limit
 */
export type LimitFailedLinks = <ApiResponse extends { body: string | ApiError }>(
  address: string,
  act: () => Promise<ApiResponse>,
) => Promise<ApiResponse>;

/**
 * Limits invalid links per network. Valid links have no limit, since mail clients unsubscribe for any number of recipients
 * (RFC 8058).
 */
export function failedLinks({ max, ...settings }: LimitSettings): LimitFailedLinks {
  async function countFailure(address: string, outcome: unknown): Promise<void> {
    if (max === null || !(outcome instanceof ApiError) || !linkErrors.has(outcome.code)) return;
    const used = await use(`failed links of ${networkOf(address)}`, max, settings);
    if (used.isOver) throw tooManyRequests(used.seconds);
  }

  return async (address, act) => {
    try {
      const response = await act();
      await countFailure(address, response.body);
      return response;
    } catch (error) {
      await countFailure(address, error);
      throw error;
    }
  };
}

const linkErrors = new Set<ErrorCode>([
  'unknown_link',
  'change_closed',
  'confirmation_closed',
  'sample_log_closed',
]);

/** @param further additional calls for a call that was counted; 0 counts the call itself */
async function use(
  key: string,
  max: number,
  { count, now }: Omit<LimitSettings, 'max'>,
  further = 0,
) {
  const used = await count({ key, max, times: Math.max(1, further) });
  const seconds = Math.max(1, Math.ceil((used.resetsAt - now()) / 1_000));
  return {
    count: used.count,
    isOver: used.count - further > max,
    seconds,
    headers: {
      'ratelimit-limit': max,
      'ratelimit-remaining': Math.max(0, max - used.count),
      'ratelimit-reset': seconds,
    },
  };
}
