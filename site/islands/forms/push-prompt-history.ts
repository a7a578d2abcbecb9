import { readLocal, writeLocal } from '../../browser/storage.ts';

/** Visitors are asked about notifications at most twice a year, whatever they answered. */
const minInterval = 180 * 24 * 60 * 60 * 1000;

/**
 * Whether this visitor was asked recently. Always true where storage is blocked, since the answer could not be
 * remembered.
 * @param now milliseconds since the epoch
 */
export function wasRecentlyAsked(now: number): boolean {
  const asked = readLocal('push-asked');
  // A clock that was set back counts as recent.
  return asked === undefined || now - Number(asked ?? -minInterval) < minInterval;
}

export function rememberAsked(now: number): void {
  writeLocal('push-asked', String(now));
}
