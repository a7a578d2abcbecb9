/** In the machine's time zone: `2026-11-21 09:14`. */
export function localTime(milliseconds: number): string {
  const date = new Date(milliseconds);
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return `${pad(year, 4)}-${pad(month)}-${pad(day)} ${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

function pad(value: number, digits = 2): string {
  return String(value).padStart(digits, '0');
}

export function formatOrNull(
  milliseconds: number | null,
  format: (milliseconds: number) => string,
): string | null {
  return milliseconds === null ? null : format(milliseconds);
}

/** Removes control and bidirectional characters except line ends and tabs. */
export function printable(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu, '')
    .trimEnd();
}
