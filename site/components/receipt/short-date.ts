/** `22 Nov 2026`. Without `Intl`, whose first use takes longer than the rest of a receipt. */
export function shortDate(date: Date): string {
  return `${date.getDate()} ${months[date.getMonth()]} ${date.getFullYear()}`;
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
