import { readSession } from '../../browser/storage.ts';

/** Fills the samples with the test key of this tab, if it has one. */
export function loadStoredKey(load: () => Promise<() => void>): void {
  if (readSession('test-key')) void load().then((fill) => fill());
}
