import { readLocal } from '../../browser/storage.ts';

/** Fetches the code that marks registration links only where there is something to mark them with. */
export function carryWhenLanded(load: () => Promise<() => void>): void {
  if (location.search || readLocal('utm')) void load().then((carry) => carry());
}
