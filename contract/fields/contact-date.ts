/**
 * Parses a date in the API's format, mm-dd-YYYY.
 * @returns YYYY-MM-DD, or null for another format or a date that does not exist
 */
export function readContactDate(text: string): string | null {
  const [, month = '', day = '', year = ''] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text) ?? [];
  const iso = `${year}-${month}-${day}`;
  const moment = new Date(`${iso}T00:00:00Z`);
  // Date parses February 30 as March 1 or 2.
  const isDay = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(`${iso}T`);
  return isDay ? iso : null;
}

/** The date in the API's format that a text in ISO 8601 means; null if it means none. */
export function contactDateOfIso(text: string): string | null {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})(?:T|$)/.exec(text) ?? [];
  const date = `${month}-${day}-${year}`;
  return readContactDate(date) === null ? null : date;
}

/** The reverse: YYYY-MM-DD to mm-dd-YYYY. */
export function writeContactDate(iso: string): string {
  const [year, month, day] = iso.split('-');
  return `${month}-${day}-${year}`;
}

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
