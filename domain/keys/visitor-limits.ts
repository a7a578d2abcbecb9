/** The limits of a visitor's test key. */
export const visitorLimits = {
  /** Milliseconds until the key and its data expire. */
  lifetime: 24 * 60 * 60_000,
  /** Maximum number of valid keys, for all visitors together. */
  keys: 500,
  /** Another key replaces the network's least recently used one. */
  keysPerNetwork: 20,
  /** Milliseconds without a call after which a key may be replaced if all are taken. */
  idle: 60 * 60_000,
  /** Calls of a key in a minute, and of a network without a valid key. */
  callsPerMinute: 120,
  contacts: 20,
  events: 20,
  /** Emails composed, including those rejected once they are composed. */
  mails: 20,
  /** Templates rendered, including failures. */
  renders: 20,
  /** Contacts in one call. */
  batch: 20,
  /** Of a mail with its placeholders filled, since it is converted to text. */
  htmlCharacters: 50_000,
  /** Maximum bytes of a body. */
  bodyBytes: 65_536,
  /** Bytes written with one key, including deleted and replaced data and stored responses. */
  bytes: 262_144,
} as const;
