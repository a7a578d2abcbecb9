/** Milliseconds in which a saved choice can be undone. */
export const undoWindow = 10 * 60_000;

/** Milliseconds in which a page that shows a suppression can lift it. */
export const resumeWindow = 24 * 60 * 60_000;
