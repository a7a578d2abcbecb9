/** This tab's own storage; null when there is nothing or storage is blocked. */
export function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text, or removes it when there is none; where storage is blocked, nothing is kept. */
export function writeSession(key: string, text: string | null): void {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // Nothing is lost but the convenience.
  }
}
