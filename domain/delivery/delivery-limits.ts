const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Milliseconds to wait after each failed attempt; more than a day in total. */
export const retryDelays = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  10 * hour,
] as const;

/** Milliseconds within which a webhook's receiver must respond. */
export const webhookTimeout = 15 * second;

/** Per account. Each event may be posted to all of them. */
export const maxWebhooks = 20;

/** Test events for one webhook within a minute. */
export const webhookTestsPerMinute = 10;

/** Messages per call. */
export const maxReplays = 1_000;

/** The longest time that a webhook's previous secret may sign after a rotation. */
export const maxSecretOverlapDays = 30;

/** Milliseconds that deliveries stay in the log. */
export const logRetention = 90 * 24 * hour;

/** Milliseconds that an endpoint chosen by a client stays stored after its last delivery, if nothing is queued. */
export const endpointRetention = hour;

/** Milliseconds until an entry expires, even if its endpoint is paused. */
export const retryWindow = retryDelays.reduce((sum, delay) => sum + delay, 0);

/** `retryWindow` in whole hours, for texts. */
export const retryHours = Math.floor(retryWindow / hour);

/** Consecutive failures after which an endpoint is paused. */
export const failuresBeforePause = 5;

/** Milliseconds of the pause after each further failure; the last one repeats. */
export const endpointPauses = [minute, 5 * minute, 30 * minute, hour, 3 * hour, 6 * hour] as const;

/** The pause of an endpoint that returned 410 ends only on demand. The maximum of `Date`. */
export const disabledUntil = 8_640_000_000_000_000;

/**
 * Milliseconds for which an endpoint is paused.
 * @param failures consecutive failures, including the latest
 * @returns 0 below the threshold
 */
export function pauseAfter(failures: number): number {
  if (failures < failuresBeforePause) return 0;
  return endpointPauses[Math.min(failures - failuresBeforePause, endpointPauses.length - 1)] ?? 0;
}

/** Characters in the filled HTML and text parts of a batch; further emails are rejected. */
export const maxBatchCharacters = 16_000_000;
