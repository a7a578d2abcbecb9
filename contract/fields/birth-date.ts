/** The earliest accepted date of birth, as YYYY-MM-DD. */
export const minBirthDate = '1900-01-01';

/**
 * Whether a date of birth is plausible.
 * @param iso YYYY-MM-DD
 * @param now milliseconds since the epoch; a day begins up to 14 hours before it does in UTC
 */
export function isBirthDate(iso: string, now: number): boolean {
  const today = new Date(now + 14 * 60 * 60_000).toISOString().slice(0, 10);
  return iso >= minBirthDate && iso <= today;
}
