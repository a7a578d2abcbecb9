/** `+18% on the 30 days before`; empty if nothing was counted then. */
export function changeText(count: number, before: number, days: string): string {
  if (before === 0) return '';
  const change = Math.round((100 * (count - before)) / before);
  const sign = change > 0 ? '+' : change < 0 ? '\u2212' : '\u00b1';
  return `${sign}${Math.abs(change).toLocaleString('en-US')}% on the ${days} before`;
}

/** `1.2% of the pages seen`; empty without any. */
export function shareText(count: number, views: number): string {
  if (views === 0 || count === 0) return '';
  const share = (100 * count) / views;
  return `${share.toLocaleString('en-US', { maximumSignificantDigits: 2 })}% of the pages seen`;
}
