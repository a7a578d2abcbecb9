/** While the options are loading. */
export const loadingText = 'Loading...';

/** If there is nothing to show. */
export const nothingText = 'No options';

export const selectAllText = 'Select All';

/** Offers to add the typed text. */
export function createText(text: string): string {
  return `Create "${text}"`;
}
