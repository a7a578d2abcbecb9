import { OperatorError } from '../process/operator-error.ts';

export function unknownWebhook(ids: string): OperatorError {
  return new OperatorError(
    `There is no webhook with this id: ${ids}. See npm run ops -- webhooks list.`,
  );
}
