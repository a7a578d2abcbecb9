/** A moment for people, in the machine's time zone: `2026-11-21 09:14`. */
export function localMoment(milliseconds: number): string {
  const date = new Date(milliseconds);
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return `${pad(year, 4)}-${pad(month)}-${pad(day)} ${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

function pad(value: number, digits = 2): string {
  return String(value).padStart(digits, '0');
}
