/** The query keys that hold the pricing choice, in the order in which they are written. */
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
 * What a page that writes its pricing choice into its address writes there: each pair, as the source of a regular
 * expression. Everything else in the address was put there by others.
 */
export const selectionPairs =
  'contacts=\\d+|period=(month|year)|currency=[A-Z]{3}|modules=[a-z_,]+|plan=(growth|flex)|emails=\\d+|kept=\\d+,(month|year)';
