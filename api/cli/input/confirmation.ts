import { OperatorError } from '../process/operator-error.ts';
import type { OpsIo } from '../process/ops-io.ts';

/**
 * Asks before an action that cannot be undone.
 * @param unchanged the sentence for the error, such as `Nothing was erased.`
 * @throws {OperatorError} unless the operator types yes, or without a terminal
 */
export async function requireConfirmation(
  io: Pick<OpsIo, 'ask'>,
  question: string,
  unchanged: string,
): Promise<void> {
  if (io.ask === null) throw new OperatorError(`${unchanged} Add --yes to skip the confirmation.`);
  const answer = await io.ask(`${question} This cannot be undone. Type yes to continue: `);
  if (answer.trim().toLowerCase() !== 'yes') throw new OperatorError(unchanged);
}
