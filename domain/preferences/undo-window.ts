/** Milliseconds in which a saved choice can be undone (E9). */
export const undoWindow = 10 * 60_000;
