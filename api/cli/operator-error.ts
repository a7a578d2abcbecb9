/** Its message is shown to the operator as it is, so it holds no personal data. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
