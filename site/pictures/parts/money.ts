import { samples } from '@grovemail/config/samples.ts';

const grouped = new Intl.NumberFormat('en-US');

/** `13074` as `13,074`. */
export function count(number: number): string {
  return grouped.format(number);
}

/** A sample amount with its sign: `₦18,500`. */
export function amount(value: number): string {
  return samples.currency + count(value);
}

/** The same in at most four characters and a unit: `₦7.25M`, `₦48.2k`, `₦640`. */
export function shortAmount(value: number): string {
  if (value >= 1e6) return `${samples.currency}${(value / 1e6).toFixed(2)}M`;
  if (value >= 1e4) return `${samples.currency}${(value / 1e3).toFixed(1)}k`;
  return amount(value);
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
