/** A message for each field that has one. */
export type Errors = Record<string, string | undefined>;
