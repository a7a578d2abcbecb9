/** The message is shown to the operator as it is, so it must not contain personal data. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
