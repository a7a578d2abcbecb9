/** What a visitor without an account may do with a test key of their own. */
export const visitorLimits = {
  /** How long the key opens anything, and what was stored with it stays, in milliseconds. */
  lifetime: 24 * 60 * 60_000,
  /** Keys in force at one time, of all visitors together. */
  keys: 500,
  contacts: 100,
  events: 100,
  mails: 100,
  /** Characters of a mail's HTML with its placeholders filled: it is turned into text as it is stored. */
  htmlCharacters: 50_000,
  /** Bytes of a body: more could not be stored. */
  bodyBytes: 2_097_152,
  /** Characters of JSON written with one key in all, whatever becomes of them. */
  characters: 2_000_000,
} as const;
