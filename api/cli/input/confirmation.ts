import { OperatorError } from '../process/operator-error.ts';
import type { OpsIo } from '../process/ops-io.ts';

/**
 * Asks before something that cannot be undone.
 * @param question ends with the question mark
 * @param refusal the sentence that says that nothing was done, such as `Nothing was erased.`
 * @throws {OperatorError} unless the operator types yes, or when there is no terminal to ask on
 */
export async function requireConfirmation(
  io: Pick<OpsIo, 'ask'>,
  question: string,
  refusal: string,
): Promise<void> {
  if (io.ask === null) throw new OperatorError(`${refusal} Add --yes to skip the confirmation.`);
  const answer = await io.ask(`${question} This cannot be undone. Type yes to continue: `);
  if (answer.trim().toLowerCase() !== 'yes') throw new OperatorError(refusal);
}
