/** What a visitor without an account may do with a test key of their own. */
export const visitorLimits = {
  /** Milliseconds until the key and what was stored with it expire. */
  lifetime: 24 * 60 * 60_000,
  /** Maximum number of valid keys, for all visitors together. */
  keys: 500,
  contacts: 100,
  events: 100,
  mails: 100,
  /** Characters of a mail's HTML with its placeholders filled: it is turned into text as it is stored. */
  htmlCharacters: 50_000,
  /** Maximum bytes of a body. */
  bodyBytes: 2_097_152,
  /** Maximum characters of JSON written with one key, including what was deleted or replaced. */
  characters: 2_000_000,
} as const;
