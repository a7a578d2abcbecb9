import { OperatorError } from '../process/operator-error.ts';

/** What may stand for an id: its last characters. The first ones are a time that ids of the same minute share. */
export const idEnding = /^[0-9a-f]{4,12}$/;

/**
 * The id that ends as given. What is no ending of one of these is returned as it is.
 * @throws {OperatorError} when several do
 */
export function wholeId(given: string, ids: readonly string[]): string {
  const ending = given.toLowerCase();
  const found = idEnding.test(ending) ? ids.filter((id) => id.endsWith(ending)) : [];
  if (found.length > 1) throw severalIds(ending, found);
  return found[0] ?? given;
}

export function severalIds(ending: string, ids: readonly string[]): OperatorError {
  return new OperatorError(`Several ids end with ${ending}: ${ids.join(', ')}. Give the full id.`);
}
