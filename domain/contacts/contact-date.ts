/**
 * Reads a date as the API documents it, mm-dd-YYYY (R212, R314, F7).
 * @returns YYYY-MM-DD, or null for another form or a day that no calendar has
 */
export function readContactDate(text: string): string | null {
  const [, month = '', day = '', year = ''] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text) ?? [];
  const iso = `${year}-${month}-${day}`;
  const moment = new Date(`${iso}T00:00:00Z`);
  // The parser takes the 30th of February for the 1st or 2nd of March.
  const isDay = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(`${iso}T`);
  return isDay ? iso : null;
}

/** The other way round: YYYY-MM-DD as mm-dd-YYYY. */
export function writeContactDate(iso: string): string {
  const [year, month, day] = iso.split('-');
  return `${month}-${day}-${year}`;
}
