/** Trying again is of no use: the entry is dead at once. The message is a sentence for the operator. */
export class Undeliverable extends Error {
  override name = 'Undeliverable';
}
