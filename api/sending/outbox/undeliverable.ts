/** A retry cannot succeed, so the entry is dead at once. The message is a sentence for the operator. */
export class Undeliverable extends Error {
  override name = 'Undeliverable';
}
