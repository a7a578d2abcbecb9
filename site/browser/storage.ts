/** Keys of localStorage. */
export type LocalKey =
  | 'utm'
  | 'first_touch'
  | 'currency'
  | 'push-asked'
  | 'subscribed'
  | 'theme'
  | 'lang'
  | 'copy'
  | 'server'
  | 'slash';

/** Keys for a form's data in sessionStorage, by the form's name. */
export type FormPart = 'draft' | 'known' | 'key' | 'sending';

/** Keys of sessionStorage. */
export type SessionKey = 'unsent' | 'test-key' | `${FormPart}:${string}`;

/** @returns null if nothing is stored, undefined if storage is blocked */
export function readLocal(key: LocalKey) {
  return read('localStorage', key);
}

/** Stores a text, or removes it if empty; does nothing if storage is blocked. */
export function writeLocal(key: LocalKey, text: string | null) {
  write('localStorage', key, text);
}

export function readSession(key: SessionKey) {
  return read('sessionStorage', key);
}

export function writeSession(key: SessionKey, text: string | null) {
  write('sessionStorage', key, text);
}

type Area = 'localStorage' | 'sessionStorage';

// Blocked storage throws on mere access.
function read(area: Area, key: string): string | null | undefined {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return undefined;
  }
}

function write(area: Area, key: string, text: string | null) {
  try {
    if (text) globalThis[area].setItem(key, text);
    else globalThis[area].removeItem(key);
  } catch {
    // Only the convenience is lost.
  }
}
