/** What stays in this browser until it is cleared. */
export type LocalKey =
  | 'utm'
  | 'first_touch'
  | 'currency'
  | 'push-asked'
  | 'theme'
  | 'lang'
  | 'slash';

/** What this tab holds until it is closed; a draft and what goes with it by the form's name. */
export type SessionKey = 'unsent' | 'test-key' | `${'draft' | 'known' | 'key'}:${string}`;

/** @returns null when nothing is kept, undefined where storage is blocked */
export function readLocal(key: LocalKey) {
  return read('localStorage', key);
}

/** Keeps a text, or removes it when there is none; where storage is blocked, nothing is kept. */
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

// Blocked storage throws when it is so much as named.
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
    // Nothing is lost but the convenience.
  }
}
