/** Begins what replaces the address of an erased person. Contains no @, so it is never a valid address. */
export const erasedPrefix = 'erased:';

/** Whether a stored address only tells that its owner was erased. */
export function isErased(stored: string): boolean {
  return stored.startsWith(erasedPrefix);
}
