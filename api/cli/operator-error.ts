/** A refusal whose message is one plain sentence for the operator and holds no personal data. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
