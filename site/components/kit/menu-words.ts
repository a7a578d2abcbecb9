/** While the options are on their way (R373, D20). */
export const loadingText = 'Loading...';

/** When there is nothing to show (R372, D20). */
export const nothingText = 'No options';

/** R310. */
export const selectAllText = 'Select All';

/** Offers to add what was typed (R307). */
export function createText(text: string): string {
  return `Create "${text}"`;
}
