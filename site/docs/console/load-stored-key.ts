import { readSession } from '../../browser/storage.ts';

/** Fills the samples with this tab's test key, if there is one. */
export function loadStoredKey(load: () => Promise<() => void>): void {
  if (readSession('test-key')) void load().then((fill) => fill());
}
