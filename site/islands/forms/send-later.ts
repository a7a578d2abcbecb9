import type { Unsent, UnsentName } from '@grovemail/domain/forms/unsent.ts';
import { readSession, writeSession } from './session.ts';

const unsentName: UnsentName = 'unsent';

/**
 * Hands a request to the load script, which sends it behind the visitor's back, tries again, and
 * goes on with it on the next page (`scripts/unsent.ts`). Where storage is blocked the event alone
 * carries it.
 */
export function sendLater(unsent: Unsent): void {
  const kept = readSession(unsentName);
  const all = kept ? (JSON.parse(kept) as Unsent[]) : [];
  const known = all.some(({ body }) => body === unsent.body);
  if (!known) writeSession(unsentName, JSON.stringify([...all, unsent]));
  dispatchEvent(new CustomEvent(unsentName, { detail: unsent }));
}
