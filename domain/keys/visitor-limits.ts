/** The limits of a visitor's test key. */
export const visitorLimits = {
  /** Milliseconds until the key and what was stored with it expire. */
  lifetime: 24 * 60 * 60_000,
  /** Maximum number of valid keys, for all visitors together. */
  keys: 500,
  /** Keys of one network; a further one replaces its least recently used key. */
  keysPerNetwork: 20,
  /** Milliseconds without a call after which a key may be replaced while all are in use. */
  idle: 60 * 60_000,
  /** Calls of a key in a minute, and of a network without a valid key. */
  callsPerMinute: 120,
  contacts: 20,
  events: 20,
  /** Emails composed, including those rejected once they are composed. */
  mails: 20,
  /** Templates rendered, including those that could not be. */
  renders: 20,
  /** Contacts in one call. */
  batch: 20,
  /** Characters of a mail's HTML with its placeholders filled: it is turned into text as it is stored. */
  htmlCharacters: 50_000,
  /** Maximum bytes of a body. */
  bodyBytes: 65_536,
  /** Bytes written with one key, including what was deleted or replaced and what is kept for replay. */
  bytes: 262_144,
} as const;
