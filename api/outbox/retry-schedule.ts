import { retryDelays } from '@grovemail/domain/delivery/delivery-limits.ts';
import type { Entry } from './queue.ts';

/**
 * When to try again after an attempt failed.
 * @param entry what was tried; attempts that a server's end cut off are not its failures
 * @param now milliseconds since the epoch
 * @returns milliseconds since the epoch, or null when that was the last attempt
 */
export function nextAttempt(
  { attempts, lost }: Pick<Entry, 'attempts' | 'lost'>,
  now: number,
): number | null {
  const delay = retryDelays[attempts - lost - 1];
  return delay === undefined ? null : now + delay;
}
