/** The query keys of the pricing selection, in the order in which they are written. */
export const selectionKeys = [
  'contacts',
  'period',
  'currency',
  'modules',
  'plan',
  'emails',
  'kept',
] as const;

/**
 * The query pairs of the pricing selection, as the source of a regular expression.
 */
export const selectionPairs =
  'contacts=\\d+|period=(month|year)|currency=[A-Z]{3}|modules=[a-z_,]+|plan=(growth|flex)|emails=\\d+|kept=\\d+,(month|year)';
