import type { Input } from '@grovemail/contract/input.ts';
import { OperatorError } from './operator-error.ts';

/**
 * What the operator gave, held to what the API is held to.
 * @throws {OperatorError} with one sentence per fault, all of them at once
 */
export function checkedInput<Values>(input: Input<Values>, given: unknown): Values {
  const checked = input.check(given);
  if (checked.ok) return checked.values;
  throw new OperatorError(Object.values(checked.errors).join(' '));
}
