/** Maximum nesting of elements in a mail's HTML. */
export const maxNesting = 100;
