import type { Input } from '@grovemail/contract/fields/input.ts';
import { OperatorError } from '../process/operator-error.ts';

/**
 * Validates an operator's input as the API would.
 * @throws {OperatorError} with one sentence for each error
 */
export function checkedInput<Values>(input: Input<Values>, given: unknown): Values {
  const checked = input.check(given);
  if (checked.ok) return checked.values;
  throw new OperatorError(Object.values(checked.errors).join(' '));
}
