import { retryDelays } from '@grovemail/domain/delivery/delivery-limits.ts';
import type { Entry } from './queue.ts';

/**
 * The time of the next attempt after a failed one. Attempts lost to a crash do not count.
 * @param now milliseconds since the epoch
 * @param retryAfter the minimum wait in milliseconds
 * @returns milliseconds since the epoch, or null after the last attempt
 */
export function nextAttempt(
  { attempts, lost }: Pick<Entry, 'attempts' | 'lost'>,
  now: number,
  retryAfter = 0,
): number | null {
  const delay = retryDelays[attempts - lost - 1];
  return delay === undefined ? null : now + Math.max(delay, retryAfter);
}
