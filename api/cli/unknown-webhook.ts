import { OperatorError } from './operator-error.ts';

/** What an operator is told whose id no webhook has. */
export function unknownWebhook(ids: string): OperatorError {
  return new OperatorError(
    `There is no webhook with this id: ${ids}. See npm run ops -- webhooks list.`,
  );
}
