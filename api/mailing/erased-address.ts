/** The prefix of the placeholder for an erased person's address. Without an @, it is never a valid address. */
export const erasedPrefix = 'erased:';

/** Whether a stored address is the placeholder of an erased person. */
export function isErased(stored: string): boolean {
  return stored.startsWith(erasedPrefix);
}
