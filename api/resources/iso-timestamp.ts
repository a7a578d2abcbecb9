/** ISO 8601 in UTC: `2026-11-21T08:14:00.000Z`. @param milliseconds since the epoch */
export function isoTimestamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
