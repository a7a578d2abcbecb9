const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** How long to wait after each failed attempt, in milliseconds; more than a day in all (goal R9). */
export const retryDelays = [
  ...[5 * second, 5 * minute, 30 * minute],
  ...[2 * hour, 5 * hour, 10 * hour, 10 * hour],
] as const;

/** Milliseconds that the receiver of a webhook has for its answer. */
export const receiverTimeout = 15 * second;

/** How long what was delivered or given up stays in the log, in milliseconds. */
export const keptInLog = 90 * 24 * hour;
