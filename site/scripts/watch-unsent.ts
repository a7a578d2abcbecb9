import { readSession } from '../browser/storage.ts';
import type { UnsentName } from '../browser/unsent.ts';

const unsentName: UnsentName = 'unsent';

/** Sends requests in the background: new ones from forms, and those a previous page could not send. */
export function watchUnsent(): void {
  const send = async (event?: Event) => {
    const module = await import('./unsent.ts');
    void module.sendUnsent((event as CustomEvent | undefined)?.detail);
  };
  addEventListener(unsentName, send);
  if (readSession(unsentName)) void send();
}
