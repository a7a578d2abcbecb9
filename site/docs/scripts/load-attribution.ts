import { readLocal } from '../../browser/storage.ts';

/** Loads the attribution code only when there is something to append to registration links. */
export function loadAttribution(load: () => Promise<() => void>): void {
  if (location.search || readLocal('utm')) void load().then((carry) => carry());
}
