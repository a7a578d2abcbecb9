import { readLocal, writeLocal } from './storage.ts';

const day = 24 * 60 * 60 * 1000;

/** Visitors are asked about notifications at most twice a year, whatever they answered. */
const minInterval = 180 * day;

/** A later visit: who has just signed up is not asked for more. */
const minAge = day;

/** Then the address is forgotten. */
const maxAge = 30 * day;

/**
 * Keeps the address that someone signed up with, so that a later visit can offer notifications; unless they were
 * asked recently, or storage is blocked.
 * @param now milliseconds since the epoch
 */
export function keepSubscriber(email: string, now: number): void {
  if (!wasRecentlyAsked(now)) writeLocal('subscribed', `${now} ${email}`);
}

/** Whom to offer notifications on this visit; null for everyone else. Forgets an address that was kept long enough. */
export function subscriberToAsk(now: number): string | null {
  const [, at, email] = /^(\d+) (.+)$/.exec(readLocal('subscribed') ?? '') ?? [];
  if (email === undefined) return null;
  const age = now - Number(at);
  if (age > maxAge || wasRecentlyAsked(now)) {
    writeLocal('subscribed', null);
    return null;
  }
  return age >= minAge ? email : null;
}

/** After an answer, whatever it was. */
export function rememberAsked(now: number): void {
  writeLocal('push-asked', String(now));
  writeLocal('subscribed', null);
}

/** Always true where storage is blocked, since the answer could not be remembered. */
function wasRecentlyAsked(now: number): boolean {
  const asked = readLocal('push-asked');
  // A clock that was set back counts as recent.
  return asked === undefined || now - Number(asked ?? -minInterval) < minInterval;
}
