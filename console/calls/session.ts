import type { Session } from '@grovemail/contract/console/session.ts';

const storageName = 'console-key';

/** This tab's key; null before `startSession`. */
export function sessionKey(): string | null {
  return sessionStorage.getItem(storageName);
}

/**
 * Exchanges the token in the address for a key, and removes it from the address and the history.
 * @returns an error message; null once there is a key
 */
export async function startSession(): Promise<string | null> {
  const token = /^#t=([\w-]+)$/.exec(location.hash)?.[1];
  if (token === undefined) return sessionKey() === null ? noAddress : null;
  history.replaceState(null, '', location.pathname + location.search);
  const response = await fetch('/api/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  }).catch(() => null);
  if (!response) return 'The console does not respond. Is it still open in the terminal?';
  const body: Session | { error: string } = await response.json();
  if ('key' in body) sessionStorage.setItem(storageName, body.key);
  // A tab that opens a used address again still has its key.
  return 'key' in body || sessionKey() !== null ? null : body.error;
}

const noAddress =
  'This page has no key yet. Press Enter in the terminal for a new address, and open it.';
