import { readSession } from '../../browser/storage.ts';

/** Puts the reader's own test key into the samples, where this tab has been given one. */
export function fillWhenKept(load: () => Promise<() => void>): void {
  if (readSession('test-key')) void load().then((fill) => fill());
}
