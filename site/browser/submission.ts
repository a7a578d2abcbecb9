import { writeSession } from './storage.ts';

/** A form being sent, kept in this tab so that a retry stores no second row. */
export interface Submission {
  /** The form's fields, URL-encoded. */
  typed: string;
  /** The Idempotency-Key. */
  key: string;
  /** Milliseconds since the epoch. */
  at: number;
  /** The body the island made from the fields; the load script sends them as they are. */
  body?: string;
}

export function createSubmission(typed: string): Submission {
  // 128 random bits; `randomUUID` exists only in secure contexts.
  const key = crypto.getRandomValues(new Uint32Array(4)).join('-');
  return { typed, key, at: Date.now() };
}

/** Stores a submission that is about to be sent; `sending` stays until a response arrives. */
export function keepSubmission(name: string, submission: Submission): void {
  writeSession(`key:${name}`, JSON.stringify(submission));
  writeSession(`sending:${name}`, location.pathname);
}

/** The fields as the form would send them; none of our forms has files. */
export function typedIn(form: HTMLFormElement): string {
  return `${new URLSearchParams([...new FormData(form)] as [string, string][])}`;
}
