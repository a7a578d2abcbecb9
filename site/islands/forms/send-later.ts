import { readUnsent, type Unsent, type UnsentName, writeUnsent } from '../../browser/unsent.ts';

const unsentName: UnsentName = 'unsent';

/**
 * Queues a request for the load script, which sends it in the background, retries, and continues on the next
 * page (`scripts/unsent.ts`). Where storage is blocked, only the event carries it.
 */
export function sendLater(unsent: Unsent): void {
  const waiting = readUnsent();
  if (!waiting.some(({ body }) => body === unsent.body)) writeUnsent([...waiting, unsent]);
  dispatchEvent(new CustomEvent(unsentName, { detail: unsent }));
}
