/**
 * Contacts, events and mails belong to a data space: `live`, `test`, or the id of a visitor's key. Keys
 * reach the rows of their own space and no others, and nothing outside `live` is ever sent.
 */
export type Space = string;

export const liveSpace = 'live';
export const testSpace = 'test';

/** The data space of a key. One that expires has a space of its own, which goes with it. */
export function spaceOf(key: { id: string; isTest: boolean; expiresAt: number | null }): Space {
  if (key.expiresAt !== null) return key.id;
  return key.isTest ? testSpace : liveSpace;
}

/** Whether a data space is a visitor's own. */
export function isVisitorSpace(space: Space): boolean {
  return space !== liveSpace && space !== testSpace;
}
