const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** How long to wait after each failed attempt, in milliseconds; more than a day in all (goal R9). */
export const retryDelays = [
  ...[5 * second, 5 * minute, 30 * minute],
  ...[2 * hour, 5 * hour, 10 * hour, 10 * hour],
] as const;

/**
 * When to try again.
 * @param attempts how many have failed
 * @param now milliseconds since the epoch
 * @returns milliseconds since the epoch, or null when that was the last attempt
 */
export function nextAttempt(attempts: number, now: number): number | null {
  const delay = retryDelays[attempts - 1];
  return delay === undefined ? null : now + delay;
}
