import { groupedCount } from './grouped-count.ts';

/** Round ends of an axis, in powers of ten, with the number of parts that are round too. */
const ends = [
  [1, 2],
  [1.5, 3],
  [2, 2],
  [3, 3],
  [4, 2],
  [5, 2],
  [6, 3],
  [8, 2],
  [10, 2],
] as const;

const units = [
  [1e12, 'T'],
  [1e9, 'B'],
  [1e6, 'M'],
  [1e3, 'k'],
] as const;

/** A dollar axis from zero that holds an amount. @param max above zero */
export function costAxis(max: number): { end: number; labels: string[] } {
  const power = 10 ** Math.floor(Math.log10(max));
  const [times, parts] = ends.find(([end]) => end * power >= max) ?? [10, 2];
  const end = times * power;
  return {
    end,
    labels: Array.from({ length: parts + 1 }, (_, at) => shortDollars((end * at) / parts)),
  };
}

function shortDollars(amount: number): string {
  const [unit, letter] = (amount >= 1e4 && units.find(([size]) => amount >= size)) || [1, ''];
  // Without the noise of binary fractions.
  return `$${groupedCount(Number((amount / unit).toPrecision(4)))}${letter}`;
}
