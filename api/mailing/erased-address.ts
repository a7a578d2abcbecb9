/** Begins what replaces the address of an erased person. Contains no @, so it is never a valid address. */
export const erasedPrefix = 'erased:';

/** Whether a stored address is the placeholder of an erased person. */
export function isErased(stored: string): boolean {
  return stored.startsWith(erasedPrefix);
}
