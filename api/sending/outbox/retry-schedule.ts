import { retryDelays } from '@grovemail/domain/delivery/delivery-limits.ts';
import type { Entry } from './queue.ts';

/**
 * When to retry after a failed attempt; attempts lost to a server crash do not count.
 * @param now milliseconds since the epoch
 * @param retryAfter milliseconds that the receiver asks to wait at least
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
