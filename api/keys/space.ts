/**
 * The data space of contacts, events and mails: `live`, `test`, or the id of a visitor's key. A key
 * reads and writes its own space only, and nothing outside `live` is ever sent.
 */
export type Space = string;

export const liveSpace = 'live';
export const testSpace = 'test';

/** A key's data space. A key that expires has its own, which is deleted with it. */
export function spaceOf(key: { id: string; isTest: boolean; expiresAt: number | null }): Space {
  if (key.expiresAt !== null) return key.id;
  return key.isTest ? testSpace : liveSpace;
}

/** Whether a data space belongs to a visitor's key. */
export function isVisitorSpace(space: Space): boolean {
  return space !== liveSpace && space !== testSpace;
}
