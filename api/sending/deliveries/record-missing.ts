import { Undeliverable } from '../outbox/undeliverable.ts';

export function recordMissing(): Undeliverable {
  return new Undeliverable('What this mail is about is gone.');
}
