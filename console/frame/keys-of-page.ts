/** Keys, one after the other, and what they do. */
export type KeyTexts = readonly (readonly [keys: string, does: string])[];

/** Those of the page that is shown. */
export const keysOfPage: { current: KeyTexts } = { current: [] };
