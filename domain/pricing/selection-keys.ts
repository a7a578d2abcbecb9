/**
 * The query keys that hold the pricing choice, in the order in which they are written.
 * Apart from the rest so that the attribution script can tell them from campaign tags at no cost.
 */
export const selectionKeys = ['contacts', 'period', 'currency', 'modules', 'plan', 'kept'] as const;
