import { OperatorError } from '../process/operator-error.ts';

/** The last characters of an id. Its first ones are a time, which ids of the same minute share. */
export const idEnding = /^[0-9a-f]{4,12}$/;

/**
 * The id with an ending, or `idOrEnding` itself without one.
 * @throws {OperatorError} when several ids have the ending
 */
export function wholeId(idOrEnding: string, ids: readonly string[]): string {
  const ending = idOrEnding.toLowerCase();
  const found = idEnding.test(ending) ? ids.filter((id) => id.endsWith(ending)) : [];
  if (found.length > 1) throw severalIds(ending, found);
  return found[0] ?? idOrEnding;
}

export function severalIds(ending: string, ids: readonly string[]): OperatorError {
  return new OperatorError(`Several ids end with ${ending}: ${ids.join(', ')}. Give the full id.`);
}
