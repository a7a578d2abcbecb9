import {
  isKeyed,
  readUnsent,
  type Unsent,
  type UnsentName,
  writeUnsent,
} from '../../browser/unsent.ts';

const unsentName: UnsentName = 'unsent';

/** The bodies of this page without a key. */
const sent = new Set<string>();

/**
 * Queues a request for the load script, which sends it in the background, retries, and continues on the next
 * page (`scripts/unsent.ts`). Where storage is blocked, only the event carries it. Without a key, the same body is
 * queued once a page, since whoever gets it could not tell that it is the same.
 */
export function sendLater(unsent: Unsent): void {
  if (!isKeyed(unsent)) {
    if (sent.has(unsent.body)) return;
    sent.add(unsent.body);
  }
  const waiting = readUnsent();
  if (!waiting.some(({ body }) => body === unsent.body)) writeUnsent([...waiting, unsent]);
  dispatchEvent(new CustomEvent(unsentName, { detail: unsent }));
}
