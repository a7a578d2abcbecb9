/** How deep elements of a mail's HTML may nest. */
export const maxNesting = 100;
