import { readLocal, writeLocal } from '../../browser/storage.ts';

/** Whoever was asked about notifications is left in peace for half a year, whatever they answered. */
const rest = 180 * 24 * 60 * 60 * 1000;

/**
 * Whether this visitor was asked lately. Where storage is blocked nobody is asked: the answer
 * could not be remembered.
 * @param now milliseconds since the epoch
 */
export function wasAsked(now: number): boolean {
  const asked = readLocal('push-asked');
  // A clock that stepped back is no reason to ask again.
  return asked === undefined || now - Number(asked ?? -rest) < rest;
}

export function noteAsked(now: number): void {
  writeLocal('push-asked', String(now));
}
