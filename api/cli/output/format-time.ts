/** In the machine's time zone, for people: `2026-11-21 09:14`. */
export function localTime(milliseconds: number): string {
  const date = new Date(milliseconds);
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return `${pad(year, 4)}-${pad(month)}-${pad(day)} ${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

function pad(value: number, digits = 2): string {
  return String(value).padStart(digits, '0');
}
