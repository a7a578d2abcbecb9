import { readUnsent, type Unsent, type UnsentName, writeUnsent } from '../../browser/unsent.ts';

const unsentName: UnsentName = 'unsent';

/**
 * Hands a request to the load script, which sends it behind the visitor's back, tries again, and
 * goes on with it on the next page (`scripts/unsent.ts`). Where storage is blocked the event alone
 * carries it.
 */
export function sendLater(unsent: Unsent): void {
  const waiting = readUnsent();
  if (!waiting.some(({ body }) => body === unsent.body)) writeUnsent([...waiting, unsent]);
  dispatchEvent(new CustomEvent(unsentName, { detail: unsent }));
}
