/** While the options are on their way. */
export const loadingText = 'Loading...';

/** When there is nothing to show. */
export const nothingText = 'No options';

export const selectAllText = 'Select All';

/** Offers to add what was typed. */
export function createText(text: string): string {
  return `Create "${text}"`;
}
