/**
 * The most bytes that a message may have: push services take 4,096 (RFC 8030 §7.2), of which the
 * encryption needs 103.
 */
export const maxPushBytes = 3_993;

/** Seconds: what a phone that was off for longer than three days would show is no news any more. */
export const pushTimeToLive = 3 * 24 * 60 * 60;
