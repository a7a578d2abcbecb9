const day = 24 * 60 * 60_000;

/**
 * When a mailbox in a passing state, such as a full one, gets no more email: after so many bounced emails over at least
 * this time, with none between them that did not bounce. That ends by itself. In milliseconds.
 */
export const passingState = { bounces: 3, over: 7 * day, pause: 30 * day } as const;
