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
 * Limits the calls of an account key and sets the rate limit headers. `max` holds for the keys that an operator
 * made; visitors' test keys and networks without a valid key have at most `visitorLimits.callsPerMinute`. A call that
 * does the work of several counts as several once it was let in: it is over the limit if the limit was used up before it.
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
    const most = isOperators ? max : Math.min(max, visitorLimits.callsPerMinute);
    const used = await use(`account:${name}`, most, settings, further);
    reply.headers(used.headers);
    if (used.isOver) throw tooManyRequests(used.seconds);
  };
}

export type LimitSubmission = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * Makes the rate limit of submissions, per sender over all forms, accepted or not. The sender is
 * `request.ip`, so a forwarded address counts only from a trusted proxy.
 * @throws {ApiError} too_many_requests with Retry-After, from the check
 */
export function senderLimit({ max, ...settings }: LimitSettings): LimitSubmission {
  return async ({ ip }, reply) => {
    if (max === null) return;
    // Narrowest network first, so that what a sender sends over its limit does not count against its neighbors.
    for (const [at, { name, share }] of senderNetworks(ip).entries()) {
      const used = await use(`forms of ${name}`, max * share, settings);
      if (at === 0 || used.isOver) reply.headers(used.headers);
      if (used.isOver) throw tooManyRequests(used.seconds);
    }
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
 * The limit over all senders together. The first two submissions of a network in a minute are never over it, and
 * never use it up, so that a flood slows only the networks that it comes from.
 */
export function overallLimit({ max, ...settings }: LimitSettings): LimitOverall {
  return async (name, address) => {
    if (max === null) return null;
    const own = await use(`${name} of network ${networkOf(address)}`, firstOfNetwork, settings);
    if (!own.isOver) return null;
    const all = await use(`all ${name}`, max, settings);
    return all.isOver ? all.seconds : null;
  };
}

const firstOfNetwork = 2;

/**
 * Runs what a signed link or token asks for, and counts it if the signature does not verify.
 * @param address of the sender
 * @throws {ApiError} too_many_requests with Retry-After, in place of an error beyond the limit
 */
export type LimitFailedLinks = <ApiResponse extends { body: string | ApiError }>(
  address: string,
  act: () => Promise<ApiResponse>,
) => Promise<ApiResponse>;

/**
 * The limit of links that do not verify, per network. Valid links have none: mail clients unsubscribe for any
 * number of recipients (RFC 8058).
 */
export function failedLinks({ max, ...settings }: LimitSettings): LimitFailedLinks {
  async function countFailure(address: string, outcome: unknown): Promise<void> {
    if (max === null || !(outcome instanceof ApiError) || !ofLinks.has(outcome.code)) return;
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

const ofLinks = new Set<ErrorCode>([
  'unknown_link',
  'change_closed',
  'confirmation_closed',
  'sample_log_closed',
]);

/** @param further calls that a call which was let in counts as besides itself; 0: the call itself */
async function use(
  key: string,
  max: number,
  { count, now }: Omit<LimitSettings, 'max'>,
  further = 0,
) {
  const used = await count({ key, max, times: Math.max(1, further) });
  const seconds = Math.max(1, Math.ceil((used.resetsAt - now()) / 1_000));
  return {
    isOver: used.count - further > max,
    seconds,
    headers: {
      'ratelimit-limit': max,
      'ratelimit-remaining': Math.max(0, max - used.count),
      'ratelimit-reset': seconds,
    },
  };
}
