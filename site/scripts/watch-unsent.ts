import type { UnsentName } from '@grovemail/domain/forms/unsent.ts';
import { isKeptInSession } from './kept-in-session.ts';

const unsentName: UnsentName = 'unsent';

/** Sends in the background what a form hands over, and what the page before could not send. */
export function watchUnsent(): void {
  const send = async (event?: Event) => {
    const { sendUnsent } = await import('./unsent.ts');
    void sendUnsent((event as CustomEvent | undefined)?.detail);
  };
  addEventListener(unsentName, send);
  if (isKeptInSession(unsentName)) void send();
}
