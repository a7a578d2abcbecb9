import { readSession, writeSession } from './storage.ts';

/**
 * A request that must arrive although nobody waits for it: kept in the session, and announced to the
 * page by an event of the same name.
 */
export interface Unsent {
  url: string;
  /** JSON. */
  body: string;
  /** With the Idempotency-Key, so that trying again is never a second row. */
  headers: Readonly<Record<string, string>>;
}

/** A type alone, so that the script of every page need not carry the queue. */
export type UnsentName = 'unsent';

const unsentName: UnsentName = 'unsent';

export function readUnsent(): Unsent[] {
  try {
    return JSON.parse(readSession(unsentName) ?? '[]') as Unsent[];
  } catch {
    return [];
  }
}

export function writeUnsent(waiting: readonly Unsent[]): void {
  writeSession(unsentName, waiting.length > 0 ? JSON.stringify(waiting) : null);
}
