const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A duration in its largest unit: `40 s`, `2 h`, `5 days`. Below ten hours, with minutes: `2 h 14 min`. */
export function duration(ms: number): string {
  if (ms < minute) return `${Math.max(0, Math.floor(ms / 1000))} s`;
  if (ms < hour) return `${Math.floor(ms / minute)} min`;
  if (ms >= 3 * day) return `${Math.floor(ms / day)} days`;
  const hours = Math.floor(ms / hour);
  const minutes = Math.floor((ms % hour) / minute);
  return minutes === 0 || hours > 9 ? `${hours} h` : `${hours} h ${minutes} min`;
}

/** A day as a heading: `Today`, `Wednesday`, `November 3`. */
export function dayOf(time: number, now: number): string {
  const days = Math.round((startOfDay(now) - startOfDay(time)) / day);
  if (days <= 0) return 'Today';
  if (days === 1) return 'Yesterday';
  if (days < 7) return new Date(time).toLocaleDateString('en-US', { weekday: 'long' });
  return longDay(time, now);
}

/** `10:31`, in the browser's time zone. */
export function clock(time: number): string {
  return new Date(time).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
}

/** `10:31` today, `November 3, 10:31` before. */
export function moment(time: number, now: number): string {
  const isToday = startOfDay(time) === startOfDay(now);
  return isToday ? clock(time) : `${longDay(time, now)}, ${clock(time)}`;
}

/** In lists: `10:31` today, `Nov 3, 10:31` before. */
export function shortMoment(time: number, now: number): string {
  const isToday = startOfDay(time) === startOfDay(now);
  return isToday ? clock(time) : `${shortDay(time, now)}, ${clock(time)}`;
}

/** `November 3`, with the year unless it is the current one. */
export function longDay(time: number, now: number): string {
  return dateOf(time, now, 'long');
}

/** In lists: `Nov 3`, with the year unless it is the current one. */
export function shortDay(time: number, now: number): string {
  return dateOf(time, now, 'short');
}

function dateOf(time: number, now: number, month: 'long' | 'short'): string {
  const [date, today] = [new Date(time), new Date(now)];
  const isThisYear = date.getFullYear() === today.getFullYear();
  const year = isThisYear ? {} : ({ year: 'numeric' } as const);
  return date.toLocaleDateString('en-US', { month, day: 'numeric', ...year });
}

/** For a call's query: when a day such as `2026-11-21` begins, or one of those after it; empty for none. */
export function dayStartQuery(day: string, later = 0): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const time = new Date(year, month - 1, date + later).getTime();
  return day === '' || Number.isNaN(time) ? '' : String(Math.max(0, time));
}

function startOfDay(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}
