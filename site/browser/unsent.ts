import { readSession, writeSession } from './storage.ts';

/**
 * A request to be sent in the background. It is kept in the session until it arrives, and announced by
 * an event named `unsent`.
 */
export interface Unsent {
  url: string;
  /** JSON. */
  body: string;
  /** With an Idempotency-Key for our own API, which makes retries safe. */
  headers: Readonly<Record<string, string>>;
}

/** Only the type is shared, so that the script of every page does not load the queue. */
export type UnsentName = 'unsent';

const unsentName: UnsentName = 'unsent';

export function isKeyed({ headers }: Unsent): boolean {
  return 'idempotency-key' in headers;
}

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
