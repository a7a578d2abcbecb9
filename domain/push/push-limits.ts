/**
 * Maximum bytes of a message: push services accept 4,096 (RFC 8030 §7.2), of which the
 * encryption needs 103.
 */
export const maxPushBytes = 3_993;

/** Seconds: after three days offline, a notification is out of date. */
export const pushTimeToLive = 3 * 24 * 60 * 60;
