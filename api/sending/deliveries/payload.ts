import { Undeliverable } from '../outbox/queue.ts';

/** A text of a payload. @throws {Undeliverable} when it is missing */
export function textOf(payload: Readonly<Record<string, unknown>>, name: string): string {
  const value = Object.hasOwn(payload, name) ? payload[name] : undefined;
  if (typeof value === 'string') return value;
  throw new Undeliverable(`The entry has no ${name}.`);
}

export function recordMissing(): Undeliverable {
  return new Undeliverable('What this mail is about is gone.');
}
