/** `November 21, 2026`. @param date such as `2026-11-21` */
export function longDate(date: string): string {
  return new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
