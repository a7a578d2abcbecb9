import { firstTouchOf } from '@grovemail/domain/forms/attribution.ts';

/** Keeps the marks of the first landing that has any, and never again others. */
export function freezeFirstTouch(search: string): void {
  const touch = firstTouchOf(search);
  if (!touch) return;
  try {
    if (localStorage.getItem('first_touch') !== null) return;
    localStorage.setItem('first_touch', new URLSearchParams(touch).toString());
  } catch {
    // Storage is blocked (H6): the lead form reads its own address.
  }
}
