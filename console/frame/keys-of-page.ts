import type { Frame } from './surroundings.ts';

/** Keys, one after the other, and what they do; `changes` marks those that a read-only console ignores. */
export type KeyTexts = readonly (readonly [keys: string, does: string, changes?: 'changes'])[];

/** Those that do something now. */
export function usableKeys(keys: KeyTexts, { readingOnly }: Pick<Frame, 'readingOnly'>): KeyTexts {
  return readingOnly === undefined ? keys : keys.filter(([, , changes]) => !changes);
}

/** Those of the page that is shown. */
export const keysOfPage: { current: KeyTexts } = { current: [] };
