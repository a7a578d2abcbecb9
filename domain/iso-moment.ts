/** A moment for machines, in UTC: `2026-11-21T08:14:00.000Z`. */
export function isoMoment(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
