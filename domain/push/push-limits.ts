/**
 * Push services accept 4,096 bytes (RFC 8030 §7.2), of which the encryption needs 103.
 */
export const maxPushBytes = 3_993;

/** In seconds. */
export const pushTimeToLive = 3 * 24 * 60 * 60;
