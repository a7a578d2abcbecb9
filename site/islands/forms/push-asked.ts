/** Whoever was asked about notifications is left in peace for half a year, whatever he answered. */
const rest = 180 * 24 * 60 * 60 * 1000;
const name = 'push-asked';

/**
 * Whether this visitor was asked lately. Where storage is blocked nobody is asked: the answer
 * could not be remembered.
 * @param now milliseconds since the epoch
 */
export function wasAsked(now: number): boolean {
  try {
    // A clock that stepped back is no reason to ask again.
    return now - Number(localStorage.getItem(name) ?? -rest) < rest;
  } catch {
    return true;
  }
}

export function noteAsked(now: number): void {
  try {
    localStorage.setItem(name, String(now));
  } catch {
    // `wasAsked` has said yes already.
  }
}
