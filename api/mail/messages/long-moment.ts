const days = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** `Friday, November 27`, in UTC. @param milliseconds since the epoch */
export function longDay(milliseconds: number): string {
  return days.format(milliseconds);
}

/** `8:14 am`, in UTC. @param milliseconds since the epoch */
export function clockTime(milliseconds: number): string {
  const date = new Date(milliseconds);
  const [hours, minutes] = [date.getUTCHours(), date.getUTCMinutes()];
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`;
}
