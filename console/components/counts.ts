/** `1,234`. */
export function digits(count: number): string {
  return count.toLocaleString('en-US');
}

/** `1 row`, `1,234 rows`. */
export function counted(count: number, noun: string): string {
  return `${digits(count)} ${noun}${count === 1 ? '' : 's'}`;
}
