const day = 24 * 60 * 60_000;

/**
 * Mail to a mailbox in a passing state, such as a full one, is paused after so many consecutive bounces over at least this
 * time. In milliseconds.
 */
export const passingState = { bounces: 3, over: 7 * day, pause: 30 * day } as const;
