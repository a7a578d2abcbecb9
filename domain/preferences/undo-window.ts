/** How long what a recipient saved can be undone, in milliseconds (E9). */
export const undoWindow = 10 * 60_000;
