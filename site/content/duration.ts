const units = [
  ['day', 24 * 60 * 60_000],
  ['hour', 60 * 60_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/**
 * Milliseconds in words: `5 seconds`, `2 hours`, `1 day and 3 hours`. Two units at most; what is left is
 * cut off, and `90 days` stay days.
 */
export function duration(milliseconds: number): string {
  let rest = milliseconds;
  const parts: string[] = [];
  for (const [unit, length] of units) {
    const count = Math.floor(rest / length);
    if (count === 0) continue;
    parts.push(`${count} ${unit}${count === 1 ? '' : 's'}`);
    rest -= count * length;
  }
  return parts.slice(0, 2).join(' and ') || '0 seconds';
}
