/** The earliest day of birth that is taken, as YYYY-MM-DD. */
export const earliestBirth = '1900-01-01';

/**
 * Whether somebody may have been born on this day.
 * @param iso YYYY-MM-DD
 * @param now milliseconds since the epoch; where the day begins first, it is 14 hours ahead of UTC
 */
export function isBirthDate(iso: string, now: number): boolean {
  const today = new Date(now + 14 * 60 * 60_000).toISOString().slice(0, 10);
  return iso >= earliestBirth && iso <= today;
}
