/** What narrows nothing. `since` and `until` are days, such as 2026-11-21. */
export const everyContact = { search: '', since: '', until: '' };

export type ContactDays = Readonly<typeof everyContact>;

/** The filter as calls have it: from the first moment of a day to the last of another, in the browser's time zone. */
export function contactTimes({ search, since, until }: ContactDays) {
  return { search, since: timeOf(since, 0), until: timeOf(until, 1) };
}

function timeOf(day: string, later: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const time = new Date(year, month - 1, date + later).getTime();
  return day === '' || Number.isNaN(time) ? '' : String(Math.max(0, time));
}
