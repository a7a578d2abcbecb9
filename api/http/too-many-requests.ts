import { Refusal } from '@grovemail/contract/refusal.ts';

/** @param seconds until the next request is allowed */
export function tooManyRequests(seconds: number): Refusal {
  return new Refusal('too_many_requests', { headers: { 'retry-after': String(seconds) } });
}

/** Whole seconds, at least one, between two moments in milliseconds since the epoch. */
export function secondsUntil(moment: number, now: number): number {
  return Math.max(1, Math.ceil((moment - now) / 1_000));
}
