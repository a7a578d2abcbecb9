/** Milliseconds in which a saved choice can be undone (E9). */
export const undoWindow = 10 * 60_000;

/** Milliseconds in which a page that shows a stop can lift it (E13). */
export const resumeWindow = 24 * 60 * 60_000;
