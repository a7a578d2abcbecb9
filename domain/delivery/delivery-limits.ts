const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** How long to wait after each failed attempt, in milliseconds; more than a day in all. */
export const retryDelays = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  10 * hour,
] as const;

/** Milliseconds that the receiver of a webhook has for its answer. */
export const receiverTimeout = 15 * second;

/** How long what was delivered or given up stays in the log, in milliseconds. */
export const keptInLog = 90 * 24 * hour;

/** How long an entry is tried in all, in milliseconds; one that waits for its endpoint waits no longer. */
export const triedFor = retryDelays.reduce((sum, delay) => sum + delay, 0);

/** Failures in a row after which an endpoint is paused. */
export const failuresBeforePause = 5;

/** How long the first pause lasts, and each that follows a failure after it; the last one over and over. */
export const pauses = [minute, 5 * minute, 30 * minute, hour, 3 * hour, 6 * hour] as const;

/**
 * How long an endpoint is left alone, in milliseconds.
 * @param failures in a row, the last one included
 * @returns 0 while it is tried as usual
 */
export function pauseAfter(failures: number): number {
  if (failures < failuresBeforePause) return 0;
  return pauses[Math.min(failures - failuresBeforePause, pauses.length - 1)] ?? 0;
}
