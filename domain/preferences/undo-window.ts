/** Milliseconds in which a saved choice can be undone. */
export const undoWindow = 10 * 60_000;

/** Milliseconds in which the preferences page can lift a suppression. */
export const resumeWindow = 24 * 60 * 60_000;
