/**
 * Parses a date in the API's format, mm-dd-YYYY (R212, R314, F7).
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

/** The reverse: YYYY-MM-DD to mm-dd-YYYY. */
export function writeContactDate(iso: string): string {
  const [year, month, day] = iso.split('-');
  return `${month}-${day}-${year}`;
}
