/** `Nov 22, 2026`. Without `Intl`, whose first use takes longer than the rest of a receipt. */
export function shortDate(date: Date): string {
  return `${months[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`;
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
