import type { ErrorCode } from '@grovemail/contract/errors.ts';
import { Refusal } from '@grovemail/contract/refusal.ts';
import type { LimitSettings } from './account-limit.ts';
import { networkOf } from './networks.ts';
import { secondsUntil, tooManyRequests } from './too-many-requests.ts';

/**
 * Runs what a signed link or token asks for, and counts it if the signature does not verify.
 * @param address of the sender
 * @throws {Refusal} too_many_requests with Retry-After, in place of a refusal beyond the limit
 */
export type LimitFailedLinks = <Answer extends { body: string | Refusal }>(
  address: string,
  act: () => Promise<Answer>,
) => Promise<Answer>;

/**
 * The limit of links that do not verify, per network. Valid links have none: mail clients unsubscribe for any
 * number of recipients (RFC 8058).
 */
export function failedLinks({ max, count, now }: LimitSettings): LimitFailedLinks {
  async function countFailure(address: string, outcome: unknown): Promise<void> {
    if (max === null || !(outcome instanceof Refusal) || !ofLinks.has(outcome.code)) return;
    const key = `failed links of ${networkOf(address)}`;
    const used = await count({ key, window: minute, max });
    if (used.count > max) throw tooManyRequests(secondsUntil(used.resetsAt, now()));
  }

  return async (address, act) => {
    try {
      const answer = await act();
      await countFailure(address, answer.body);
      return answer;
    } catch (error) {
      await countFailure(address, error);
      throw error;
    }
  };
}

const minute = 60_000;
const ofLinks = new Set<ErrorCode>(['unknown_link', 'change_closed', 'confirmation_closed']);
