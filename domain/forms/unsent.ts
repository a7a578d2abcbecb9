/**
 * A request that must arrive although nobody waits for it: kept in the session under this name, and
 * announced to the page by an event of the same name. A type alone, so that no script carries it.
 */
export type UnsentName = 'unsent';

export interface Unsent {
  url: string;
  /** JSON. */
  body: string;
  /** With the Idempotency-Key, so that trying again is never a second row. */
  headers: Readonly<Record<string, string>>;
}
